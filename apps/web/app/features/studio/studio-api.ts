import { createClientOf } from '@stagedoor/contract/client';
import { studioRoutes } from '@stagedoor/contract/studio-routes';
import { connection } from '../../shared/api/connection.ts';

/** Calls endpoints that only the studio needs. */
export const studioApi = createClientOf(studioRoutes, connection);
