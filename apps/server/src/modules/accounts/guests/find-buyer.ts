import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { BuyerKind } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { findByEmail } from '../users.repo.ts';

export type Buyer = { idUser: number; kind: BuyerKind };

/** Has proved nothing yet, not even that the address is theirs. */
export const isGuest = ({ kind }: Buyer): boolean => kind !== 'loggedIn';

type Asked = { caller: Caller; email: string | undefined; language: Language; at: Date };

/**
 * Whose purchase it is. A guest's belongs to the account of the address, which is made silently where there is none;
 * nobody is logged in by it.
 */
export const findBuyer = async (tx: Tx, { caller, email, language, at }: Asked): Promise<Buyer> => {
  if ('idUser' in caller) return { idUser: caller.idUser, kind: 'loggedIn' };
  if (!email) return fail('mandatoryFieldNull', { fields: { email: 'required' } });
  const made = await tx
    .insertInto('users')
    .values({ name: '', email, language, created_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { idUser: made.id, kind: 'new' };
  const known = await findByEmail(tx, email);
  if (!known) throw new Error('an address is taken by nobody');
  return { idUser: known.id, kind: 'known' };
};
