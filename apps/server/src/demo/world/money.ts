/** What happened to money in the demo world before the visitor came. Days count back from now; sums are cents. */
export const sales = [
  { fan: 1, price: 12_000, days: 41, releasedDays: 38 },
  { fan: 2, price: 8_500, days: 33, releasedDays: 30 },
  { fan: 3, price: 4_900, days: 12, releasedDays: 9 },
  { fan: 4, price: 15_000, days: 6, releasedDays: 3 },
  { fan: 5, price: 6_000, days: 1, releasedDays: -2 },
  { fan: 6, price: 9_900, days: 0.5, releasedDays: -2.5 },
] as const;

export const feePercent = 15;

export const ownRefund = { amount: 5_000, paidDays: 10, days: 3 };
export const ownBonus = { amount: 1_000, days: 10 };

const home = { city: 'Lviv', addressLine: 'Svobody 28', postalCode: '79000' };
/** Of whoever withdraws; the names are their own. */
export const born = { birthDate: '1990-05-17', residenceCountry: 'UA', birthCountry: 'UA' };

export const sentWithdrawal = {
  amount: 15_000,
  days: 20,
  address: home,
  destination: {
    rail: 'bank',
    account: 'UA213223130000026007233566001',
    swift: 'PBANUA2XXXX',
    bankName: 'PrivatBank',
    taxpayerId: '3312345678',
    purpose: 'Earnings on Stagedoor',
  },
} as const;

/** Old enough for the staff to decide about. */
export const waitingWithdrawal = {
  talent: 1,
  sale: { fan: 7, price: 20_000, days: 25, releasedDays: 22 },
  amount: 12_500,
  days: 4,
  address: home,
  destination: { rail: 'paypal', email: 'payments@talents.example' },
} as const;
