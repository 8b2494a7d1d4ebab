import cards from 'card-validator';
import * as bank from 'ibantools';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { email, line, text } from './primitives.ts';
import { cardNumber } from './wallet.ts';

const name = line(60).trim().min(1);
const country = z.string().regex(/^[A-Z]{2}$/);

/** Whether the person is of legal age. The server uses its own clock. */
export const isAdult = (birthDate: string, today: Date): boolean => {
  const birthday = new Date(`${birthDate}T00:00:00Z`);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + limits.account.adultAge);
  return birthday <= today;
};

export const withdrawPerson = z.object({
  firstName: name,
  lastName: name,
  birthDate: z.iso.date(),
  residenceCountry: country,
  birthCountry: country,
});

export const withdrawAddress = z.object({
  city: name,
  addressLine: line(120).trim().min(1),
  postalCode: z
    .string()
    .trim()
    .regex(/^[\p{L}\d][\p{L}\d -]{1,11}$/u),
});

const looksLikeIban = (account: string) => /^[A-Z]{2}\d{2}/.test(account);

/** An IBAN with a valid checksum, or the plain account number of a country without IBANs. */
export const bankAccount = z
  .string()
  .overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .regex(/^[A-Z\d]{4,34}$/)
  .refine((account) => !looksLikeIban(account) || bank.isValidIBAN(account));

export const swift = z
  .string()
  .overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .refine((code) => bank.isValidBIC(code));

/** Never stored: it is exchanged for a token at the card provider. */
export const payoutCard = z.object({
  number: z
    .string()
    .overwrite((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(cardNumber)
    .refine((number) => cards.number(number).isValid),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2024).max(2100),
});

/** The fields of each rail. */
export const withdrawDestination = z.discriminatedUnion('rail', [
  z.object({
    rail: z.literal('bank'),
    account: bankAccount,
    swift,
    bankName: line(80).trim().min(2),
    taxpayerId: line(30).trim(),
    purpose: text(limits.withdrawal.purposeMax),
  }),
  // The reply of `tokeniseCard`.
  z.object({ rail: z.literal('card'), cardToken: line(500) }),
  z.object({ rail: z.literal('paypal'), email }),
  z.object({ rail: z.literal('crypto'), address: z.string().regex(/^[A-Za-z\d]{26,90}$/) }),
]);
export type WithdrawDestination = z.output<typeof withdrawDestination>;

export const withdrawAmount = priceSchema.min(limits.money.withdrawalMin);

export const withdrawBody = z.object({
  amount: withdrawAmount,
  person: withdrawPerson,
  address: withdrawAddress,
  destination: withdrawDestination,
});
export type WithdrawBody = z.output<typeof withdrawBody>;
