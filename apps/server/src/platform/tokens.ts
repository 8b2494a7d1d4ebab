import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for the client; the database stores only the hash, so a copy of it opens no session. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest();
