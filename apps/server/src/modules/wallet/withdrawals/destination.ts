import type { WithdrawDestination } from '@stagedoor/contract/schemas/withdraw';
import { maskEmail } from '../../../platform/mask.ts';

type Card = { rail: 'card'; cardToken: string; fingerprint: string; last4: string };

/** As it is written down: a card as its provider knows it. */
export type Destination = Exclude<WithdrawDestination, { rail: 'card' }> | Card;

const tail = (text: string) => `•••• ${text.slice(-4)}`;

/** Enough for its owner to recognise it, too little to send money there. */
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

/** The same for the same place: a card has another token each time. */
export const identityOf = (destination: Destination): string =>
  destination.rail === 'card' ? destination.fingerprint : placeOf(destination);
