import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { LinkPurpose } from '@stagedoor/contract/schemas/account';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { Deps } from '../deps.ts';

type Timed = Exclude<LinkPurpose, 'unsubscribe'>;
type OfEmail = 'confirmEmail' | 'revertEmail' | 'revertSocial' | 'corporateEmail';
type NewLink = { idUser: number } & (
  | { purpose: 'resetPassword' | 'deposit' }
  | { purpose: OfEmail; email: string }
  /** About one withdrawal, or one decision of the staff. */
  | { purpose: 'withdraw' | 'appeal'; ref: number }
);
type Needed = Pick<Deps, 'clock'>;

const hour = 60;
const lifeMinutes: Record<Timed, number> = {
  resetPassword: 30,
  confirmEmail: 24 * hour,
  corporateEmail: 24 * hour,
  revertEmail: 7 * 24 * hour,
  revertSocial: 7 * 24 * hour,
  deposit: 30,
  withdraw: limits.withdrawal.linkMinutes,
  appeal: limits.reports.appealDays * 24 * hour,
};

/** Every purpose whose links run out. */
export const timedLinks = Object.keys(lifeMinutes) as Timed[];

export const createLink = async (tx: Tx, { clock }: Needed, link: NewLink) => {
  const token = newToken();
  const now = clock.now();
  const expiresAt = minutesAfter(now, lifeMinutes[link.purpose]);
  await tx
    .insertInto('mailed_link')
    .values({
      hash: hashToken(token),
      purpose: link.purpose,
      id_user: link.idUser,
      email: 'email' in link ? link.email : null,
      ref: 'ref' in link ? link.ref : null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
};

/** Looks without using it up: mail scanners follow links. */
export const findLink = (tx: Tx, { clock }: Needed, purpose: LinkPurpose, token: string) =>
  tx
    .selectFrom('mailed_link')
    .select(['id_user', 'email', 'ref'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst();

/** Uses the link up. Unknown, used, expired and meant for something else all look the same. */
export const useLink = async (tx: Tx, { clock }: Needed, purpose: Timed, token: string) => {
  const now = clock.now();
  const used = await tx
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id_user', 'email', 'ref'])
    .executeTakeFirst();
  return used ?? fail('pageNotFound');
};

export const voidLinks = async (tx: Tx, idUser: number, purposes: readonly Timed[], at: Date) => {
  await tx
    .updateTable('mailed_link')
    .set({ used_at: at })
    .where('id_user', '=', idUser)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
};
