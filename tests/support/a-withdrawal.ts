/** A withdrawal without its amount. */
export const aWithdrawal = {
  person: {
    firstName: 'Lesia',
    lastName: 'Horova',
    birthDate: '1980-02-03',
    residenceCountry: 'UA',
    birthCountry: 'UA',
  },
  address: { city: 'Lviv', addressLine: 'Rynok 1', postalCode: '79000' },
  destination: { rail: 'paypal', email: 'lesia@example.com' },
};
