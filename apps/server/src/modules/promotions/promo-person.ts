import { normaliseEmail } from '@stagedoor/contract/schemas/promo';
import type { Tx } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { contactOf } from '../accounts/index.ts';

/** The key under which uses of a code count together: all accounts whose addresses lead to one mailbox. */
export const promoPersonOf = async (tx: Tx, secrets: Secrets, idUser: number): Promise<Buffer> => {
  const { email } = await contactOf(tx, idUser);
  return secrets.hash('promo', email === null ? `account ${idUser}` : normaliseEmail(email));
};
