import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { BlockDuration } from '@stagedoor/contract/schemas/moderation';
import type { PersonBlock } from '@stagedoor/contract/schemas/person';
import type { Tx } from '../../../platform/database/database.ts';
import { minute } from '../../../platform/time.ts';
import { requireBlockable, unblockAccount } from '../../access/index.ts';
import { contactOf } from '../../accounts/index.ts';
import { recordStaffAction } from '../../staff/index.ts';
import { blockFor, makeDecision } from '../decisions/make-decision.ts';
import { notifyOwner } from '../decisions/notify-of-decision.ts';
import type { Deps } from '../deps.ts';
import { decisionKinds } from '../moderation.kinds.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'live' | 'notify' | 'subjects'>;

/** Blocks a user without a report. It is a decision like any other and can be appealed. */
export const blockPerson =
  (deps: UsedDeps) =>
  (idStaff: number, input: PersonBlock): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { idUser, duration, reason, change } = input;
      await requireBlockable(tx, idStaff, idUser);
      const at = deps.clock.now();
      const present = await presentBlock(tx, idUser, at);
      if (present && isRepeated(present, { idStaff, ...input }, at)) return;
      if (present && !change) fail('userAlreadyBlocked');
      if (!present && change) fail('pageNotFound');
      const made = { idReport: null, idOwner: idUser, verdict: 'block', duration, reason, idStaff, at } as const;
      const decision = await makeDecision(tx, made);
      await blockFor(tx, deps.live, decision);
      const detail = { idDecision: decision.id, duration };
      const action = change ? 'user.blockChanged' : 'user.blocked';
      await recordStaffAction(tx, { idStaff, action, subject: `user ${idUser}`, detail, at });
      await notifyOwner(tx, deps, decision);
    });

export const unblockPerson =
  (deps: UsedDeps) =>
  (idStaff: number, { idUser, reason }: { idUser: number; reason: string }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const at = deps.clock.now();
      if (!(await presentBlock(tx, idUser, at))) fail('pageNotFound');
      await unblockAccount(tx, deps.live, idUser);
      await recordStaffAction(tx, { idStaff, action: 'user.unblocked', subject: `user ${idUser}`, at });
      const { email: to } = await contactOf(tx, idUser);
      if (!to) return;
      const letter = { to, gaps: { reason } };
      await deps.notify(tx, decisionKinds.unblocked, { idUser, eventKey: randomUUID(), letter });
    });

type Present = { reason: string | null; created_at: Date; duration: BlockDuration | null; id_staff: number | null };

const presentBlock = (tx: Tx, idUser: number, now: Date): Promise<Present | undefined> =>
  tx
    .selectFrom('account_block')
    .leftJoin('decision', 'decision.id', 'account_block.id_decision')
    .select(['account_block.reason', 'account_block.created_at', 'duration', 'id_staff'])
    .where('account_block.id_user', '=', idUser)
    .where('blocker', '=', 'admin')
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .forUpdate('account_block')
    .executeTakeFirst();

const aMoment = minute;

/** A double click or a retry after a lost response: no second mail is sent. */
const isRepeated = (present: Present, input: PersonBlock & { idStaff: number }, now: Date): boolean =>
  present.reason === input.reason &&
  present.duration === input.duration &&
  present.id_staff === input.idStaff &&
  now.getTime() - present.created_at.getTime() < aMoment;
