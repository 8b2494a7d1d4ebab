import { createPublicKey } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { allKeys, type KeyRow } from './keys.repo.ts';

/** Every key that was ever used, so that old certificates can be checked too. */
export const listKeys =
  ({ read }: Pick<Database, 'read'>) =>
  async () => ({ keys: (await read(allKeys, {})).map(keyDto) });

const keyDto = ({ id, public_key, created_at, retired_at }: KeyRow) => ({
  id,
  algorithm: 'Ed25519',
  publicKey: createPublicKey({ key: public_key, format: 'der', type: 'spki' }).export({ format: 'pem', type: 'spki' }),
  from: created_at.toISOString(),
  until: retired_at?.toISOString() ?? null,
});
