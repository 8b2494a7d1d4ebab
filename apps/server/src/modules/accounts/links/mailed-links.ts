import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { LinkPurpose } from '@stagedoor/contract/schemas/account';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { Deps } from '../deps.ts';

/** Joining a plan has its own page, which the app opens. */
type Purpose = LinkPurpose | 'subscribe';
type Timed = Exclude<Purpose, 'unsubscribe'>;
type OfEmail = 'confirmEmail' | 'revertEmail' | 'revertSocial' | 'corporateEmail';
type NewLink = { idUser: number } & (
  | { purpose: 'resetPassword' | 'deposit' }
  | { purpose: OfEmail; email: string }
  /** `ref` is the id of a withdrawal, a staff decision or a plan. */
  | { purpose: 'withdraw' | 'appeal' | 'subscribe'; ref: number }
);
type UsedDeps = Pick<Deps, 'clock'>;

const hour = 60;
const lifeMinutes: Record<Timed, number> = {
  resetPassword: limits.links.passwordMinutes,
  confirmEmail: limits.links.confirmEmailHours * hour,
  corporateEmail: limits.links.confirmEmailHours * hour,
  revertEmail: limits.links.revertDays * 24 * hour,
  revertSocial: limits.links.revertDays * 24 * hour,
  deposit: limits.deposit.minutes,
  withdraw: limits.withdrawal.linkMinutes,
  appeal: limits.reports.appealDays * 24 * hour,
  subscribe: limits.memberships.linkMinutes,
};

/** Every purpose whose links expire. */
export const timedLinks = Object.keys(lifeMinutes) as Timed[];

export const createLink = async (tx: Tx, { clock }: UsedDeps, link: NewLink) => {
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

/** Reads a link without consuming it: mail scanners follow links. */
export const findLink = (tx: Tx, { clock }: UsedDeps, purpose: Purpose, token: string) =>
  tx
    .selectFrom('mailed_link')
    .select(['id_user', 'email', 'ref'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst();

/** Consumes the link. Unknown, used, expired and wrong-purpose links are refused alike. */
export const useLink = async (tx: Tx, { clock }: UsedDeps, purpose: Timed, token: string) => {
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
