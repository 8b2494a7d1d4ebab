import { createClientOf } from '@stagedoor/contract/client';
import { staffRoutes } from '@stagedoor/contract/staff-routes';
import { connection } from '../../shared/api.ts';

/** Calls what only the staff may. */
export const staffApi = createClientOf(staffRoutes, connection);
