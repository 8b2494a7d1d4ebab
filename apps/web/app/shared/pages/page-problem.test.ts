import { ApiError, type ErrorName } from '@stagedoor/contract/errors';
import { describe, expect, it } from 'vitest';
import { orProblem } from './page-problem.server.ts';

const refused = (name: ErrorName) => orProblem(Promise.reject(new ApiError(name, { requestId: 'r-1' })));

describe('a page whose data is refused', () => {
  it('does not exist when the API does not know it', async () => {
    await expect(refused('pageNotFound')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('does not exist when its address cannot be one', async () => {
    await expect(refused('mandatoryFieldNull')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('says which request failed when the fault is ours', async () => {
    const problem = { init: { status: 500 }, data: { requestId: 'r-1' } };
    await expect(refused('somethingWrong')).rejects.toMatchObject(problem);
  });

  it('is a bad gateway when the API cannot be reached', async () => {
    await expect(refused('badInternet')).rejects.toMatchObject({ init: { status: 502 } });
  });

  it('passes on what it does not understand', async () => {
    const bug = new TypeError('bug');
    await expect(orProblem(Promise.reject(bug))).rejects.toBe(bug);
  });
});
