import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the program's one secret key is used for. Each use has a key of its own, so none can stand in for another. */
export type Secrets = ReturnType<typeof createSecrets>;

const nonceBytes = 12;
const tagBytes = 16;

export const createSecrets = (secretKey: string) => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `stagedoor ${use}`, 32));
  const hashing = derive('hashes');
  const sealing = derive('seals');

  return {
    /** Goes into every hash of a PIN, so that a copy of the database alone cannot be searched for four digits. */
    pepper: derive('pins'),

    /** The same parts give the same hash; without the key it tells nothing, however few the possible parts are. */
    hash: (...parts: readonly string[]): Buffer => createHmac('sha256', hashing).update(JSON.stringify(parts)).digest(),

    /** For what must be stored and read again but not lie open in the database. */
    seal: (value: unknown): string => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },

    unseal: (sealed: string): unknown => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return JSON.parse(text.toString('utf8'));
    },
  };
};
