import type { WithdrawDestination } from '@stagedoor/contract/schemas/withdraw';
import { maskEmail } from '../../accounts/index.ts';

const tail = (text: string) => `•••• ${text.slice(-4)}`;

/** Enough for its owner to recognise it, too little to send money there. */
export const maskDestination = (destination: WithdrawDestination): string => {
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

/** Where the money would arrive. A card is given anew each time and is never known from before. */
export const placeOf = (destination: WithdrawDestination): string => {
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
