import { cents } from '@stagedoor/contract/money';
import { describe, expect, it } from 'vitest';
import { type Facts, problemsIn } from './check-step.ts';
import { parseExpiry } from './expiry.ts';
import { emptyValues, type Values } from './steps.ts';
import { toBody } from './to-body.ts';

const facts: Facts = { earned: cents(128_460), today: new Date('2026-11-14T12:00:00Z'), card: null };

const filled: Values = {
  ...emptyValues,
  amount: '100',
  firstName: 'Orysia',
  lastName: 'Dzvin',
  birthDate: '1990-02-28',
  residenceCountry: 'UA',
  birthCountry: 'UA',
  city: 'Lviv',
  addressLine: 'Valova 7',
  postalCode: '79008',
  account: 'UA21 3223 1300 0002 6007 2335 6600 1',
  swift: 'pbanua2x',
  bankName: 'PrivatBank',
  taxpayerId: '1234567890',
};

describe('a step of the withdrawal', () => {
  it.each(['amount', 'person', 'address', 'bank'] as const)('lets one go on when %s is filled in', (step) => {
    expect(problemsIn(step, filled, facts)).toEqual({});
  });

  it('names every field that is missing', () => {
    expect(Object.keys(problemsIn('person', emptyValues, facts))).toEqual([
      'firstName',
      'lastName',
      'birthDate',
      'residenceCountry',
      'birthCountry',
    ]);
    expect(Object.keys(problemsIn('address', emptyValues, facts))).toEqual(['city', 'addressLine', 'postalCode']);
  });

  it('asks each rail only for its own fields', () => {
    const problems = (rail: Values['rail']) => Object.keys(problemsIn('bank', { ...emptyValues, rail }, facts));
    expect(problems('bank')).toEqual(['account', 'swift', 'bankName', 'taxpayerId']);
    expect(problems('card')).toEqual(['cardNumber', 'expiry']);
    expect(problems('paypal')).toEqual(['email']);
    expect(problems('crypto')).toEqual(['cryptoAddress']);
  });

  it('takes no more than was earned and no less than the minimum', () => {
    expect(problemsIn('amount', { ...filled, amount: '1284.61' }, facts)).toEqual({ amount: 'tooLarge' });
    expect(problemsIn('amount', { ...filled, amount: '9.99' }, facts)).toEqual({ amount: 'tooSmall' });
  });

  it('pays nobody who is under age', () => {
    expect(problemsIn('person', { ...filled, birthDate: '2008-11-15' }, facts)).toEqual({ birthDate: 'tooYoung' });
  });

  it('sees a wrong digit in an IBAN and in a card number', () => {
    const account = filled.account.replace('6600 1', '6600 2');
    expect(problemsIn('bank', { ...filled, account }, facts)).toEqual({ account: 'account' });
    const card = { ...filled, rail: 'card' as const, cardNumber: '4242 4242 4242 4241', expiry: '09/29' };
    expect(problemsIn('bank', card, facts)).toEqual({ cardNumber: 'cardNumber' });
  });

  it('asks no more for a card that the card company knows already', () => {
    const known = { ...facts, card: { cardToken: 'tok_1', last4: '4242' } };
    expect(problemsIn('bank', { ...filled, rail: 'card' }, known)).toEqual({});
  });
});

describe('the end of a card', () => {
  it.each(['11/26', '1126', '11 / 2026'])('%s still holds this month', (typed) => {
    expect(parseExpiry(typed, facts.today)).toEqual({ expMonth: 11, expYear: 2026 });
  });

  it.each(['10/26', '13/29', '', '11'])('%s is refused', (typed) => {
    expect(parseExpiry(typed, facts.today)).toBeNull();
  });
});

it('sends what the contract takes, without the fields of other rails', () => {
  expect(toBody({ ...filled, email: 'left@over.example' }, null)).toMatchObject({
    amount: 10_000,
    destination: { rail: 'bank', account: 'UA213223130000026007233566001', swift: 'PBANUA2X' },
  });
});
