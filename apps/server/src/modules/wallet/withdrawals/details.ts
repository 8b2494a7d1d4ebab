import type { WithdrawBody } from '@stagedoor/contract/schemas/withdraw';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Destination } from './destination.ts';

/** What the bank needs to know about the person: never in the open, neither in the database nor on screen. */
export type Details = Omit<WithdrawBody, 'amount' | 'destination'> & { destination: Destination };

export const sealDetails = (secrets: Secrets, { person, address, destination }: Details): string =>
  secrets.seal({ person, address, destination });

/** Null once the person has left. Nobody but us can seal, so what is inside is what we put there. */
export const openDetails = (secrets: Secrets, sealed: string | null): Details | null =>
  sealed === null ? null : (secrets.unseal(sealed) as Details);
