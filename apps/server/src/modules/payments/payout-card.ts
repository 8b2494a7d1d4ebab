import { z } from 'zod';
import type { PayoutCard } from '../../platform/ports/cards.ts';
import type { Secrets } from '../../platform/secrets.ts';

const purpose = 'payout card';
const held = z.tuple([
  z.literal(purpose),
  z.number(),
  z.object({ token: z.string(), fingerprint: z.string(), last4: z.string() }),
]);

/** An encrypted card token that the client keeps until the withdrawal is sent: bound to the user, and tamper-proof. */
export const sealPayoutCard = (secrets: Secrets, idUser: number, card: PayoutCard): string =>
  secrets.seal([purpose, idUser, card]);

/** Null when we did not encrypt it, or not for this user. */
export const openPayoutCard = (secrets: Secrets, idUser: number, cardToken: string): PayoutCard | null => {
  const { success, data } = held.safeParse(unsealed(secrets, cardToken));
  if (!success) return null;
  const [, owner, card] = data;
  return owner === idUser ? card : null;
};

const unsealed = ({ unseal }: Secrets, text: string): unknown => {
  try {
    return unseal(text);
  } catch {
    return null;
  }
};
