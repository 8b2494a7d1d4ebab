import { z } from 'zod';
import type { Deps } from '../deps.ts';

const sealed = z.string();

export const sealSecret = ({ seal }: Deps['secrets'], secret: Buffer): string => seal(secret.toString('hex'));

export const openSecret = ({ unseal }: Deps['secrets'], text: string): Buffer =>
  Buffer.from(sealed.parse(unseal(text)), 'hex');
