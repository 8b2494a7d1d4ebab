import { randomInt } from 'node:crypto';
import { staffLimits } from '@stagedoor/contract/staff-limits';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

// Crockford's base32: no letters that look like digits; 50 bits per code.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const half = 5;

const part = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Normalises what users type: lower case, blanks, an O for a zero. */
const plain = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const hashOf = ({ hash }: Deps['secrets'], idUser: number, code: string) =>
  hash('recoveryCode', String(idUser), plain(code));

/** Replaces all codes. Stores only their hashes. */
export const giveRecoveryCodes = async (tx: Tx, secrets: Deps['secrets'], idUser: number): Promise<string[]> => {
  const codes = Array.from({ length: staffLimits.recoveryCodes }, () => `${part()}-${part()}`);
  await tx.deleteFrom('recovery_code').where('id_user', '=', idUser).execute();
  const rows = codes.map((code) => ({ id_user: idUser, hash: hashOf(secrets, idUser, code) }));
  await tx.insertInto('recovery_code').values(rows).execute();
  return codes;
};

/** Marks the code as used. Returns true if it was valid and unused. */
export const useRecoveryCode = async (
  tx: Tx,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  idUser: number,
  code: string,
): Promise<boolean> => {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: clock.now() })
    .where('id_user', '=', idUser)
    .where('hash', '=', hashOf(secrets, idUser, code))
    .where('used_at', 'is', null)
    .returning('id_user')
    .executeTakeFirst();
  return used !== undefined;
};
