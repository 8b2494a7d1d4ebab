import type { Rail } from '@stagedoor/contract/schemas/wallet';
import type { withdraw } from '@stagedoor/messages/en/withdraw';

export const steps = ['amount', 'person', 'address', 'bank', 'review'] as const;
export type Step = (typeof steps)[number];

export const asStep = (text: string | null): Step => steps.find((step) => step === text) ?? 'amount';

export const rails: readonly Rail[] = ['bank', 'card', 'paypal', 'crypto'];

const fields = {
  amount: ['amount'],
  person: ['firstName', 'lastName', 'birthDate', 'residenceCountry', 'birthCountry'],
  address: ['city', 'addressLine', 'postalCode'],
  bank: ['account', 'swift', 'bankName', 'taxpayerId', 'purpose', 'cardNumber', 'expiry', 'email', 'cryptoAddress'],
} as const;

export type Field = (typeof fields)[keyof typeof fields][number];
export const allFields: readonly Field[] = Object.values(fields).flat();

export type Values = Record<Field, string> & { rail: Rail };
export type Problems = Partial<Record<Field, keyof (typeof withdraw)['problems']>>;

/** The card provider's token: enough for a payout, useless to a thief. */
export type KnownCard = { cardToken: string; last4: string };

export const emptyValues: Values = {
  amount: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  residenceCountry: '',
  birthCountry: '',
  city: '',
  addressLine: '',
  postalCode: '',
  rail: 'bank',
  account: '',
  swift: '',
  bankName: '',
  taxpayerId: '',
  purpose: '',
  cardNumber: '',
  expiry: '',
  email: '',
  cryptoAddress: '',
};

export const stepOf = (field: Field): Step =>
  steps.find((step) => step !== 'review' && has(fields[step], field)) ?? 'amount';

const has = (names: readonly Field[], field: Field) => names.includes(field);
