import type { Language } from '@stagedoor/contract/limits';
import type { Verdict } from '@stagedoor/contract/schemas/moderation';
import { momentInWords } from '@stagedoor/messages/moment';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Notify } from '../../../platform/notices/notify.ts';
import { contactOf, createLink } from '../../accounts/index.ts';
import { decisionKinds, reportKinds } from '../moderation.kinds.ts';
import { personName, type Subjects } from '../subjects.ts';
import type { Decision } from './decisions.repo.ts';
import { blockEnd } from './make-decision.ts';

type UsedDeps = { clock: Clock; notify: Notify; subjects: Subjects };

/** The name of the reported thing, or of its owner when there was no report or the thing is gone. */
const nameOfSubject = async (tx: Tx, subjects: Subjects, { id_report, id_owner }: Decision, language: Language) => {
  const reported = await tx
    .selectFrom('report')
    .select(['subject', 'id_subject'])
    .where('id', '=', id_report)
    .executeTakeFirst();
  const person = { subject: personName, id_subject: id_owner };
  const [thing, owner] = await subjects.describe(tx, [reported ?? person, person], language);
  return thing?.name ?? owner?.name ?? '';
};

/**
 * Notifies the owner of the decision and its reason, with a link to appeal without logging in where the decision had an
 * effect.
 */
export const notifyOwner = async (tx: Tx, { clock, notify, subjects }: UsedDeps, decision: Decision): Promise<void> => {
  const { id, id_owner: idUser, reason, verdict } = decision;
  const notice = { idUser, eventKey: `decision ${id}` };
  const { email: to, language } = await contactOf(tx, idUser);
  if (!to) return;
  const about = await nameOfSubject(tx, subjects, decision, language);
  if (verdict === 'dismiss') {
    return notify(tx, decisionKinds.dismissed, { ...notice, letter: { to, gaps: { about, reason } } });
  }

  const { token } = await createLink(tx, { clock }, { purpose: 'appeal', idUser, ref: id });
  const letter = { to, path: `/appeal/${token}`, gaps: { about, reason } };
  if (verdict === 'warn') return notify(tx, decisionKinds.warned, { ...notice, letter });
  if (verdict === 'remove') return notify(tx, decisionKinds.removed, { ...notice, letter });
  const end = blockEnd(decision);
  if (end === null) return notify(tx, decisionKinds.blockedForever, { ...notice, letter });
  const gaps = { reason, date: momentInWords(end, language) };
  await notify(tx, decisionKinds.blocked, { ...notice, letter: { ...letter, gaps } });
};

/** Notifies each complainant in their language, without naming the others. */
export const notifyComplainants = async (
  tx: Tx,
  { notify, subjects }: Pick<UsedDeps, 'notify' | 'subjects'>,
  decision: Decision,
  outcome: Verdict | 'overturn',
  reason = decision.reason,
): Promise<void> => {
  const people = await tx
    .selectFrom('complaint')
    .innerJoin('users', 'users.id', 'complaint.id_user')
    .select(['users.id', 'users.email', 'users.language'])
    .where('id_report', '=', decision.id_report)
    .where('users.email', 'is not', null)
    .execute();
  for (const [language, readers] of Map.groupBy(people, (person) => person.language)) {
    const gaps = { about: await nameOfSubject(tx, subjects, decision, language), reason };
    for (const { id: idUser, email: to } of readers) {
      const notice = { idUser, eventKey: `decision ${decision.id}` };
      if (to) await notify(tx, reportKinds[outcome], { ...notice, letter: { to, gaps } });
    }
  }
};
