import { randomInt } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../../platform/database/database.ts';
import { requireNotBlocked } from '../../../access/index.ts';
import { mayApplyFrom } from '../applications.presenter.ts';
import { type ApplicationRow, insertApplication, lockLatest, readApplication } from '../applications.repo.ts';
import { copyParts } from '../parts.repo.ts';

/** Returns the editable application, or creates one. */
export const openDraft = async (tx: Tx, idUser: number, now: Date): Promise<ApplicationRow> => {
  const user = await tx
    .selectFrom('users')
    .select(['role', 'about', 'languages'])
    .where('id', '=', idUser)
    .forNoKeyUpdate() // two tabs that start at once get the same draft
    .executeTakeFirstOrThrow();
  if (user.role !== 'FAN') fail('requestAlreadyExists');
  await requireNotBlocked(tx, idUser, now);
  const latest = await lockLatest(tx, idUser);
  if (latest?.state === 'draft' || latest?.state === 'moreAsked') return latest;
  if (latest?.state === 'submitted') fail('requestAlreadyExists');
  return latest ? beginAgain(tx, latest, now) : begin(tx, { ...user, idUser, now });
};

type Beginner = { idUser: number; about: string; languages: string[]; now: Date };

/** Prefills what the user's profile already says. */
const begin = (tx: Tx, { idUser, about, languages, now }: Beginner) =>
  insertApplication(tx, { id_user: idUser, specialization: '', about, languages, code: newCode(), created_at: now });

const beginAgain = async (tx: Tx, latest: ApplicationRow, now: Date): Promise<ApplicationRow> => {
  const from = mayApplyFrom(latest);
  if (from && now < from) fail('incompleteRequest', { reason: { kind: 'tooEarly', from: from.toISOString() } });
  const { id_user, specialization, about, languages, id_fund, charity_percent } = latest;
  const kept = { id_user, specialization, about, languages, id_fund, charity_percent };
  const row = await insertApplication(tx, { ...kept, code: newCode(), created_at: now });
  await copyParts(tx, row.id, await readApplication(tx, latest.id));
  return row;
};

// Without characters that are easily confused.
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

const newCode = () => `stagedoor-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;
