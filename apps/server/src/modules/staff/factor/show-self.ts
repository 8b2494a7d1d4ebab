import type { StaffSelf } from '@stagedoor/contract/schemas/staff';
import type { KnownCaller } from '../../../platform/http/caller.ts';
import type { Deps } from '../deps.ts';

type Self = Pick<KnownCaller, 'idUser' | 'staff'>;

/** The caller's scopes, and the state of their second factor. */
export const showSelf =
  ({ database }: Pick<Deps, 'database'>) =>
  ({ idUser, staff }: Self): Promise<StaffSelf> =>
    database.inTransaction(async (tx) => {
      const factor = await tx
        .selectFrom('second_factor')
        .select(({ selectFrom }) =>
          selectFrom('recovery_code')
            .select(({ fn }) => fn.countAll<number>().as('left'))
            .where('id_user', '=', idUser)
            .where('used_at', 'is', null)
            .as('left'),
        )
        .where('id_user', '=', idUser)
        .where('secret', 'is not', null)
        .executeTakeFirst();
      if (staff?.hasShownFactor) {
        return { scopes: [...staff.scopes], secondFactor: 'passed', recoveryCodesLeft: factor?.left ?? 0 };
      }
      return { scopes: [], secondFactor: factor ? 'asked' : 'none', recoveryCodesLeft: factor?.left ?? 0 };
    });
