import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import { sql } from 'kysely';
import { query, type Read } from '../../platform/database/read.ts';

const member = query<{ idUser: number; scope: StaffScope }, { id_user: number }>('staff-with-scope', (db, arg) =>
  db
    .selectFrom('staff_member')
    .select('id_user')
    .where('id_user', '=', arg.idUser)
    .where(sql<boolean>`${arg.scope} = any(scopes)`),
);

/** For live topics, whose watchers are no callers. */
export const hasScope = async (read: Read, idUser: number, scope: StaffScope): Promise<boolean> =>
  (await read(member, { idUser, scope })).length > 0;
