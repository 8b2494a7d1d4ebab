import type { WithdrawDestination } from '@stagedoor/contract/schemas/withdraw';
import { maskEmail } from '../../../platform/mask.ts';

type Card = { rail: 'card'; cardToken: string; fingerprint: string; last4: string };

/** As stored: a card by its provider token. */
export type Destination = Exclude<WithdrawDestination, { rail: 'card' }> | Card;

/** With a no-break space, so that no line ends after the dots. */
const tail = (text: string) => `••••\u00a0${text.slice(-4)}`;

/** Enough for the owner to recognise it, too little to send money there. */
export const maskDestination = (destination: Destination): string => {
  switch (destination.rail) {
    case 'bank':
      return tail(destination.account);
    case 'card':
      return tail(destination.last4);
    case 'paypal':
      return maskEmail(destination.email);
    case 'crypto':
      return tail(destination.address);
  }
};

/** Where the money is sent. */
export const placeOf = (destination: Destination): string => {
  switch (destination.rail) {
    case 'bank':
      return destination.account;
    case 'card':
      return destination.cardToken;
    case 'paypal':
      return destination.email;
    case 'crypto':
      return destination.address;
  }
};

/** Equal for the same place: a card has a new token each time. */
export const identityOf = (destination: Destination): string =>
  destination.rail === 'card' ? destination.fingerprint : placeOf(destination);
