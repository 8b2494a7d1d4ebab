import { ApiError } from '@stagedoor/contract/errors';
import { expect, it } from 'vitest';
import { helpFor } from './help-for.ts';

it.each([
  [new ApiError('somethingWrong', { requestId: 'req-7' }), '/redirect/support?code=1002&request=req-7'],
  [new ApiError('partnerBlockedByAdmin'), '/redirect/support?code=1033'],
  [new TypeError('not ours'), '/redirect/support?code=1002'],
  [new ApiError('everythingSold'), undefined],
])('leads from %s to %s', (error, path) => {
  expect(helpFor(error)).toBe(path);
});
