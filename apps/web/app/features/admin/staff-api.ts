import { createClientOf } from '@stagedoor/contract/client';
import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { staffRoutes } from '@stagedoor/contract/staff-routes';
import { connection } from '../../shared/api/connection.ts';

/** Calls staff endpoints. */
export const staffApi = createClientOf(staffRoutes, connection);

/** What a call takes. */
export type StaffBody<Name extends keyof Endpoints> =
  Input<Endpoints[Name]> extends { body?: infer Body } ? NonNullable<Body> : never;
