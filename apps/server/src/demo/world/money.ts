/** What happened to wallets besides orders before the visitor came. Days count back from now; sums are cents. */
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
  talent: 'kwame',
  amount: 12_500,
  days: 4,
  address: home,
  destination: { rail: 'paypal', email: 'payments@talents.example' },
} as const;
