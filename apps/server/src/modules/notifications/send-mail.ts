import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Kind, LetterParts } from '../../platform/notices/kind.ts';
import { unsubscribeToken } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { type ItemRow, itemToMail, markMailed } from './event-log.repo.ts';
import { type Reach, reachOf } from './reach.ts';
import { noticedIn } from './sentence.ts';
import { writeLetter } from './write-letter.ts';

export const sendNotificationMail = job('notifications.mail', z.object({ id: z.int() }));

/**
 * Mails a notification, unless it was switched off or, when optional, read meanwhile. It is marked as mailed afterwards:
 * a process that is killed in between mails it twice rather than never.
 */
export const mailNotification =
  (deps: Deps) =>
  async ({ id }: { id: number }): Promise<void> => {
    const { database, post } = deps;
    const mail = await database.inTransaction((tx) => write(tx, deps, id));
    if (mail) await post.mailNow(mail);
    await database.inTransaction((tx) => markMailed(tx, id));
  };

/** Null when there is nothing to mail. */
const write = async (tx: Tx, deps: Deps, id: number): Promise<Letter | null> => {
  const item = await itemToMail(tx, id);
  const kind = item && deps.kinds.find(item.type);
  const always = kind?.channels.email === 'always';
  if (!kind || (item.read_at && !always)) return null;
  const reach = await reachOf(tx, item.id_user, kind);
  const parts = reach?.email ? await lookUp(tx, deps, { kind, item, reach }) : null;
  const to = parts?.guest?.to ?? reach?.address;
  if (!reach || !parts || !to) return null;
  const token = always ? undefined : await unsubscribeToken(tx, deps, item.id_user);
  return {
    to,
    why: whyOf(parts, always),
    ...writeLetter(kind, item, { ...parts, language: parts.guest?.language ?? reach.language }),
    ...(token && { unsubscribeToken: token }),
  };
};

const whyOf = ({ guest }: LetterParts, always: boolean): Letter['why'] =>
  guest ? 'guest' : always ? 'always' : 'chosen';

type Waiting = { kind: Kind; item: ItemRow & { id_user: number }; reach: Reach };

const lookUp = async (tx: Tx, { clock, secrets }: Deps, { kind, item, reach }: Waiting) => {
  const noticed = noticedIn(kind, item);
  const reader = { idUser: item.id_user, subject: noticed.subject, language: reach.language };
  const parts = typeof kind.letter === 'function' ? await kind.letter(tx, reader, { clock, secrets }) : { gaps: {} };
  return parts && { path: kind.link(noticed) ?? '/', ...parts };
};
