import type { WithdrawBody } from '@stagedoor/contract/schemas/withdraw';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Destination } from './destination.ts';

/** Personal data for the bank: encrypted in the database and never shown on screen. */
export type Details = Omit<WithdrawBody, 'amount' | 'destination'> & { destination: Destination };

export const sealDetails = (secrets: Secrets, { person, address, destination }: Details): string =>
  secrets.seal({ person, address, destination });

/** Null once the account is deleted. Encryption is authenticated, so the content is what we stored. */
export const openDetails = (secrets: Secrets, sealed: string | null): Details | null =>
  sealed === null ? null : (secrets.unseal(sealed) as Details);
