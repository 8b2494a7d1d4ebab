import type { Decline } from './errors.ts';

/** One of the numbers that Stripe documents at https://docs.stripe.com/testing. */
export type TestCard = {
  number: string;
  brand: 'visa';
  country: string;
  /** Stripe's name for a payment method made from this card. */
  token: string;
  /** Stays with the payment method, so that the number itself need not be kept. */
  fingerprint: string;
  whenCharged: Decline | null;
  whenSaved: Decline | null;
  asksFor3dSecure: boolean;
  isDisputed: boolean;
};

const declined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const insufficientFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

const aCard = (number: string, token: string, traits: Partial<TestCard> = {}): TestCard => ({
  number,
  token,
  brand: 'visa',
  country: 'US',
  fingerprint: `sandbox${number.slice(-9)}`,
  whenCharged: null,
  whenSaved: null,
  asksFor3dSecure: false,
  isDisputed: false,
  ...traits,
});

export const testCards = {
  success: aCard('4242424242424242', 'pm_card_visa'),
  declined: aCard('4000000000000002', 'pm_card_visa_chargeDeclined', { whenCharged: declined, whenSaved: declined }),
  insufficientFunds: aCard('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', {
    whenCharged: insufficientFunds,
    whenSaved: insufficientFunds,
  }),
  threeDSecure: aCard('4000002500003155', 'pm_card_authenticationRequiredOnSetup', {
    asksFor3dSecure: true,
    country: 'FR',
  }),
  failsLater: aCard('4000000000000341', 'pm_card_chargeCustomerFail', { whenCharged: declined }),
  dispute: aCard('4000000000000259', 'pm_card_createDispute', { isDisputed: true }),
} as const satisfies Record<string, TestCard>;

const all: TestCard[] = Object.values(testCards);

export const cardByNumber = (number: string) => all.find((card) => card.number === number);
export const cardByToken = (token: string) => all.find((card) => card.token === token);
export const cardByFingerprint = (fingerprint: string) => all.find((card) => card.fingerprint === fingerprint);
