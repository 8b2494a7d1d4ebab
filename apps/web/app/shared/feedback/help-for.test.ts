import { ApiError } from '@stagedoor/contract/errors';
import { expect, it } from 'vitest';
import { helpFor } from './help-for.ts';

it.each([
  [new ApiError('somethingWrong', { requestId: 'req-7' }), '/help?code=1002&request=req-7#contact'],
  [new ApiError('partnerBlockedByAdmin'), '/help?code=1033#contact'],
  [new TypeError('not ours'), '/help?code=1002#contact'],
  [new ApiError('everythingSold'), undefined],
])('leads from %s to %s', (error, path) => {
  expect(helpFor(error)).toBe(path);
});
