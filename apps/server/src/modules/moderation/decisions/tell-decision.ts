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

type Needed = { clock: Clock; notify: Notify; subjects: Subjects };

/** What the report was about, or the person where there was none or the thing is gone. */
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

/** What was decided and why; and, where something was done to them, the way to an appeal without logging in. */
export const tellOwner = async (tx: Tx, { clock, notify, subjects }: Needed, decision: Decision): Promise<void> => {
  const { id, id_owner: idUser, reason, verdict } = decision;
  const fact = { idUser, factKey: `decision ${id}` };
  const { email: to, language } = await contactOf(tx, idUser);
  if (!to) return;
  const about = await nameOfSubject(tx, subjects, decision, language);
  if (verdict === 'dismiss') {
    return notify(tx, decisionKinds.dismissed, { ...fact, letter: { to, gaps: { about, reason } } });
  }

  const { token } = await createLink(tx, { clock }, { purpose: 'appeal', idUser, ref: id });
  const letter = { to, path: `/appeal/${token}`, gaps: { about, reason } };
  if (verdict === 'warn') return notify(tx, decisionKinds.warned, { ...fact, letter });
  if (verdict === 'remove') return notify(tx, decisionKinds.removed, { ...fact, letter });
  const end = blockEnd(decision);
  if (end === null) return notify(tx, decisionKinds.blockedForever, { ...fact, letter });
  const gaps = { reason, date: momentInWords(end, language) };
  await notify(tx, decisionKinds.blocked, { ...fact, letter: { ...letter, gaps } });
};

/** Each in their own language; of each other they learn nothing. */
export const tellComplainants = async (
  tx: Tx,
  { notify, subjects }: Pick<Needed, 'notify' | 'subjects'>,
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
      const fact = { idUser, factKey: `decision ${decision.id}` };
      if (to) await notify(tx, reportKinds[outcome], { ...fact, letter: { to, gaps } });
    }
  }
};
