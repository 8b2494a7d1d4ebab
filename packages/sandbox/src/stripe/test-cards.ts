import type { Decline } from './errors.ts';

/** One of Stripe's test card numbers (https://docs.stripe.com/testing). */
export type TestCard = {
  number: string;
  brand: 'visa';
  country: string;
  funding: 'credit' | 'debit';
  /** Stripe's name for a payment method made from this card. */
  token: string;
  /** Stored with the payment method instead of the number. */
  fingerprint: string;
  whenCharged: Decline | null;
  /** For off-session charges after it was saved. */
  whenChargedLater: Decline | null;
  whenSaved: Decline | null;
  /** `untilSaved`: once saved with authentication, it can be charged off-session. */
  asksFor3dSecure: 'never' | 'untilSaved' | 'always';
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
  funding: 'credit',
  fingerprint: `sandbox${number.slice(-9)}`,
  whenCharged: null,
  whenChargedLater: null,
  whenSaved: null,
  asksFor3dSecure: 'never',
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
    asksFor3dSecure: 'untilSaved',
    country: 'FR',
  }),
  threeDSecureAlways: aCard('4000002760003184', 'pm_card_authenticationRequired', {
    asksFor3dSecure: 'always',
    country: 'DE',
  }),
  failsLater: aCard('4000000000000341', 'pm_card_chargeCustomerFail', { whenChargedLater: declined }),
  dispute: aCard('4000000000000259', 'pm_card_createDispute', { isDisputed: true }),
} as const satisfies Record<string, TestCard>;

/** For payouts: Stripe pays out to debit cards only. */
export const payoutCard = aCard('4000056655665556', 'pm_card_visa_debit', { funding: 'debit' });

const all: TestCard[] = [...Object.values(testCards), payoutCard];

export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d{12,19}$/.test(digits) && sum % 10 === 0;
};

export const cardByNumber = (number: string) => all.find((card) => card.number === number);
export const cardByToken = (token: string) => all.find((card) => card.token === token);
export const cardByFingerprint = (fingerprint: string) => all.find((card) => card.fingerprint === fingerprint);
