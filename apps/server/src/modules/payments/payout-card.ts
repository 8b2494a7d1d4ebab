import { z } from 'zod';
import type { PayoutCard } from '../../platform/ports/cards.ts';
import type { Secrets } from '../../platform/secrets.ts';

const purpose = 'payout card';
const held = z.tuple([
  z.literal(purpose),
  z.number(),
  z.object({ token: z.string(), fingerprint: z.string(), last4: z.string() }),
]);

/** What its owner keeps of a card until the withdrawal is sent: nobody else can use it, and nobody can change what it says. */
export const sealPayoutCard = (secrets: Secrets, idUser: number, card: PayoutCard): string =>
  secrets.seal([purpose, idUser, card]);

/** Null where we did not seal it, or not for this person. */
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
