import { ApiError } from '@stagedoor/contract/errors';
import { data } from 'react-router';

const missing = [404, 422];

/** API responses 404 and 422 become a 404 page; anything else an error page with the request id. */
export const orProblem = async <Value>(pending: Promise<Value>): Promise<Value> => {
  try {
    return await pending;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (missing.includes(error.status)) throw data(null, { status: 404 });
    throw data({ requestId: error.requestId ?? null }, { status: error.status >= 500 ? error.status : 502 });
  }
};
