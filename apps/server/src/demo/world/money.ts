/** Past wallet activity besides orders. Days count back from now; amounts are cents. */
export const ownBonus = { amount: 1_000, days: 10 };

const home = { city: 'Lviv', addressLine: 'Svobody 28', postalCode: '79000' };
/** For withdrawals; the names are the users' own. */
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

/** Old enough for staff to decide. */
export const waitingWithdrawal = {
  talent: 'kwame',
  amount: 12_500,
  days: 4,
  address: home,
  destination: { rail: 'paypal', email: 'payments@talents.example' },
} as const;
