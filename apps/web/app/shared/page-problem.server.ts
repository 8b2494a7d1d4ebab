import { Refusal } from '@stagedoor/contract/errors';
import { data } from 'react-router';

const missing = [404, 422];

/** What the API does not know, or what is not even a name, is no page; anything else is our fault and keeps its number. */
export const orProblem = async <Value>(wanted: Promise<Value>): Promise<Value> => {
  try {
    return await wanted;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (missing.includes(error.status)) throw data(null, { status: 404 });
    throw data({ requestId: error.requestId ?? null }, { status: error.status >= 500 ? error.status : 502 });
  }
};
