import { Refusal } from '@stagedoor/contract/errors';
import { data } from 'react-router';

/** What the API does not know is a page that does not exist. */
export const orNotFound = async <Value>(wanted: Promise<Value>): Promise<Value> => {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
};
