import { fail } from '@stagedoor/contract/errors';
import type { AppealBody } from '@stagedoor/contract/schemas/moderation';
import type { Tx } from '../../../platform/database/database.ts';
import { findLink } from '../../accounts/index.ts';
import { lockDecision } from '../decisions/decisions.repo.ts';
import type { Deps } from '../deps.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;

/**
 * One appeal per decision, in time, by the user it concerns. The mailed link stays valid, to show the state of the
 * appeal.
 */
export const appealDecision =
  (deps: UsedDeps) =>
  (idUser: number | null, body: AppealBody): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const appealed = await whatIsAppealed(tx, deps, idUser, body);
      const decision = await lockDecision(tx, appealed.idDecision);
      const now = deps.clock.now();
      if (decision?.id_owner !== appealed.idUser) return fail('pageNotFound');
      if (decision.appeal_until === null || decision.appeal_until < now) return fail('pageNotFound');
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('appeal')
        .values({ id_decision: decision.id, text: body.text, created_at: now })
        .onConflict((conflict) => conflict.column('id_decision').doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) fail('requestAlreadyExists');
    });

const whatIsAppealed = async (tx: Tx, deps: UsedDeps, idUser: number | null, body: AppealBody) => {
  if ('idDecision' in body) return { idDecision: body.idDecision, idUser: idUser ?? fail('noSuchUser') };
  const link = (await findLink(tx, deps, 'appeal', body.token)) ?? fail('pageNotFound');
  return { idDecision: link.ref ?? fail('pageNotFound'), idUser: link.id_user };
};
