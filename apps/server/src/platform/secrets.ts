import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Uses of the program's secret key. Each use derives its own key, so that no value can be used in another's place. */
export type Secrets = ReturnType<typeof createSecrets>;

const nonceBytes = 12;
const tagBytes = 16;

export const createSecrets = (secretKey: string) => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `stagedoor ${use}`, 32));
  const hashing = derive('hashes');
  const sealing = derive('seals');

  return {
    /** Part of every PIN hash, so that four digits cannot be brute-forced from a copy of the database. */
    pepper: derive('pins'),

    /** Keyed hash: without the key it reveals nothing, even for few possible inputs. */
    hash: (...parts: readonly string[]): Buffer => createHmac('sha256', hashing).update(JSON.stringify(parts)).digest(),

    /** Encrypts what must be stored and read back, but not readable in the database. */
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
