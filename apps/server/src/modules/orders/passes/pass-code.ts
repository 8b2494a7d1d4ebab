import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets.ts';

/** `number` is null in a code from before each guest had one: it admits the guests of its order one after the other. */
type Named = { idOrder: number; number: number | null };

const proofOf = (secrets: Secrets, name: string) => secrets.hash('pass', name).subarray(0, 16);

/** The content of a guest's QR code. Not stored: it is derived from the secret key. */
export const passCode = (secrets: Secrets, idOrder: number, number: number): string => {
  const name = `${idOrder}-${number}`;
  return `${name}.${proofOf(secrets, name).toString('base64url')}`;
};

export const readPassCode = (secrets: Secrets, code: string): Named | null => {
  const [, name, idOrder, number, proof] = /^((\d{1,15})(?:-(\d{1,3}))?)\.([\w-]{22})$/.exec(code) ?? [];
  if (!name || !proof || !timingSafeEqual(Buffer.from(proof, 'base64url'), proofOf(secrets, name))) return null;
  return { idOrder: Number(idOrder), number: number === undefined ? null : Number(number) };
};
