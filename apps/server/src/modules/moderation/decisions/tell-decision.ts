import type { Language } from '@stagedoor/contract/limits';
import type { Verdict } from '@stagedoor/contract/schemas/moderation';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Post } from '../../../platform/mail/post.ts';
import { contactOf, createLink } from '../../accounts/index.ts';
import { personName, type Subjects } from '../subjects.ts';
import type { Decision } from './decisions.repo.ts';
import { blockEnd } from './make-decision.ts';

type Needed = { clock: Clock; post: Post; subjects: Subjects };

const locales: Record<Language, string> = { en: 'en-GB', uk: 'uk', ru: 'ru' };

const inWords = (end: Date, language: Language) =>
  `${end.toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

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
export const tellOwner = async (tx: Tx, { clock, post, subjects }: Needed, decision: Decision): Promise<void> => {
  const { id, id_owner: idUser, reason, verdict } = decision;
  const { email: to, language } = await contactOf(tx, idUser);
  if (!to) return;
  const about = await nameOfSubject(tx, subjects, decision, language);
  const letter = { to, language };
  if (verdict === 'dismiss') return post.mail(tx, 'decisionDismissed', { ...letter, gaps: { about, reason } });

  const { token } = await createLink(tx, { clock }, { purpose: 'appeal', idUser, ref: id });
  const told = { ...letter, path: `/appeal/${token}` };
  if (verdict === 'warn') return post.mail(tx, 'decisionWarned', { ...told, gaps: { about, reason } });
  if (verdict === 'remove') return post.mail(tx, 'productRemoved', { ...told, gaps: { about, reason } });
  const end = blockEnd(decision);
  if (end === null) return post.mail(tx, 'accountBlockedForever', { ...told, gaps: { reason } });
  await post.mail(tx, 'accountBlocked', { ...told, gaps: { reason, date: inWords(end, language) } });
};

const letters = {
  dismiss: 'reportDismissed',
  warn: 'reportWarned',
  remove: 'reportRemoved',
  block: 'reportBlocked',
  overturn: 'reportOverturned',
} as const satisfies Record<Verdict | 'overturn', string>;

/** Each in their own language; of each other they learn nothing. */
export const tellComplainants = async (
  tx: Tx,
  { post, subjects }: Pick<Needed, 'post' | 'subjects'>,
  decision: Decision,
  outcome: keyof typeof letters,
  reason = decision.reason,
): Promise<void> => {
  const people = await tx
    .selectFrom('complaint')
    .innerJoin('users', 'users.id', 'complaint.id_user')
    .select(['users.email', 'users.language'])
    .where('id_report', '=', decision.id_report)
    .where('users.email', 'is not', null)
    .execute();
  for (const [language, readers] of Map.groupBy(people, (person) => person.language)) {
    const gaps = { about: await nameOfSubject(tx, subjects, decision, language), reason };
    for (const { email } of readers) if (email) await post.mail(tx, letters[outcome], { to: email, language, gaps });
  }
};
