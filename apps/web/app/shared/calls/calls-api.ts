import { callRoutes } from '@stagedoor/contract/call-routes';
import { createClientOf } from '@stagedoor/contract/client';
import { connection } from '../api/connection.ts';

/** Calls endpoints of calls. */
export const callsApi = createClientOf(callRoutes, connection);
