import type { Language } from '@stagedoor/contract/limits';
import type { BuyerKind } from '@stagedoor/contract/schemas/buy';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { findByEmail } from '../users.repo.ts';

export type Buyer = { idUser: number; kind: BuyerKind };

/** A guest has proved nothing, not even that the email address is theirs. */
export const isGuest = ({ kind }: Buyer): boolean => kind !== 'loggedIn';

/** Whoever buys: the caller, or the person whom a link acts for. */
export type BuyingCaller = Caller | { idUser: number };

type Input = { caller: BuyingCaller; email: string | undefined; language: Language; at: Date };

/**
 * Finds the account a purchase belongs to. For a guest it is the account of the email address, created silently when
 * missing; it does not log the guest in. Who may buy without an address gets an account that nobody can log in to.
 */
export const findBuyer = async (tx: Tx, { caller, email, language, at }: Input): Promise<Buyer> => {
  if ('idUser' in caller) return { idUser: caller.idUser, kind: 'loggedIn' };
  const made = await tx
    .insertInto('users')
    .values({ name: '', email: email || null, language, created_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { idUser: made.id, kind: 'new' };
  const known = email && (await findByEmail(tx, email));
  if (!known) throw new Error('expected a user with the buyer’s email address after its insert conflicted');
  return { idUser: known.id, kind: 'known' };
};
