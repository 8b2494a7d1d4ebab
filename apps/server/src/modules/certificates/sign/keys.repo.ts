import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';
import type { Deps } from '../deps.ts';

export type SigningKey = { id: string; privateKey: KeyObject };
export type KeyRow = { id: string; public_key: Buffer; created_at: Date; retired_at: Date | null };

export const allKeys = query<object, KeyRow>('certificate-keys', (db) =>
  db.selectFrom('certificate_key').select(['id', 'public_key', 'created_at', 'retired_at']).orderBy('created_at'),
);

const keyInUse = (tx: Tx) =>
  tx.selectFrom('certificate_key').select(['id', 'sealed_key']).where('retired_at', 'is', null).executeTakeFirst();

type UsedDeps = Pick<Deps, 'clock' | 'secrets'>;

/** The key in use; the first signature creates one, and so does the first after a key was retired. */
export const signingKey = async (tx: Tx, deps: UsedDeps): Promise<SigningKey> => {
  const { id, sealed_key } = (await keyInUse(tx)) ?? (await createKey(tx, deps));
  const der = Buffer.from(String(deps.secrets.unseal(sealed_key)), 'base64');
  return { id, privateKey: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) };
};

/** Of two that are created at once, the first is used by both. */
const createKey = async (tx: Tx, { clock, secrets }: UsedDeps) => {
  const pair = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  const id = createHash('sha256').update(pair.publicKey).digest('hex').slice(0, 16);
  const sealed_key = secrets.seal(pair.privateKey.toString('base64'));
  await tx
    .insertInto('certificate_key')
    .values({ id, public_key: pair.publicKey, sealed_key, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('certificate_key')
    .select(['id', 'sealed_key'])
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
};
