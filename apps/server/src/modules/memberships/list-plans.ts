import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { ownPlan, plansReply } from '@stagedoor/contract/schemas/membership';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { readIn } from '../../platform/database/read.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isOpen } from '../access/index.ts';
import type { Deps } from './deps.ts';
import { membershipsOf } from './list-memberships.ts';
import { ownPlansOf } from './plans.repo.ts';
import { planDto, plansShown } from './show-plans.ts';

type Plans = z.output<typeof plansReply>;
type OwnPlan = z.output<typeof ownPlan>;
type Input = { caller: Caller; language: Language };

/** The plans of a publicly visible talent, with the caller's own membership. */
export const listPlans =
  (deps: Deps) =>
  (idTalent: number, input: Input): Promise<Plans> =>
    deps.database.inTransaction((tx) => plansOf(tx, deps, idTalent, input));

/** The same by one of the plans, open or closed. */
export const showPlan =
  (deps: Deps) =>
  (idSubscription: number, input: Input): Promise<Plans> =>
    deps.database.inTransaction(async (tx) => {
      const plan = await tx
        .selectFrom('membership_plan')
        .select('id_talent')
        .where('id_product', '=', idSubscription)
        .executeTakeFirst();
      return plan ? plansOf(tx, deps, plan.id_talent, input) : fail('pageNotFound');
    });

/** The talent's own, also while the profile is hidden. */
export const listOwnPlans =
  ({ database }: Pick<Deps, 'database'>) =>
  (idTalent: number, language: Language): Promise<OwnPlan[]> =>
    database.inTransaction(async (tx) => {
      const plans = await ownPlansOf(tx, idTalent, language);
      return plans.map((row) => ({ ...planDto(row), idImage: row.id_image, members: row.members }));
    });

const plansOf = async (tx: Tx, deps: Deps, idTalent: number, { caller, language }: Input): Promise<Plans> => {
  const talent = await tx
    .selectFrom('users')
    .leftJoin('talent', 'talent.id_user', 'users.id')
    .select(sql<string>`coalesce(talent.names ->> ${language}::text, users.name)`.as('name'))
    .where('users.id', '=', idTalent)
    .where(isOpen(sql.val(deps.clock.now())))
    .executeTakeFirst();
  if (!talent) return fail('pageNotFound');
  const plans = await plansShown(deps, readIn(tx), { idTalent, language });
  const [membership = null] =
    'idUser' in caller ? await membershipsOf(tx, deps, { idUser: caller.idUser, idTalent, language }) : [];
  return {
    idUser: idTalent,
    name: talent.name,
    plans,
    membership,
  };
};
