import { createClient } from '@stagedoor/contract/client';
import { connection } from './connection.ts';

/** Calls the API from the browser. In a feature only its `api.ts` does. */
export const api = createClient(connection);
