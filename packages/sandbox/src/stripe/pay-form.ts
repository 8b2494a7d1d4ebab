import { cardHasExpired, type Payer } from './checkout.ts';
import type { Context } from './context.ts';
import type { Decline } from './errors.ts';
import type { Problem } from './pay-texts.ts';
import { cardByNumber, passesLuhn } from './test-cards.ts';

const readExpiry = (text: string) => {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(text);
  return match ? { expMonth: Number(match[1]), expYear: 2000 + Number(match[2]) } : null;
};

export const readCardForm = (context: Context, form: URLSearchParams): Payer | Problem => {
  const email = (form.get('email') ?? '').trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return 'email';
  const number = (form.get('number') ?? '').replace(/[\s-]/g, '');
  if (!passesLuhn(number)) return 'number';
  const card = cardByNumber(number);
  if (!card) return 'notATestCard';
  const expiry = readExpiry(form.get('expiry') ?? '');
  if (!expiry) return 'expiry';
  if (cardHasExpired(context, expiry)) return 'expired';
  if (!/^\d{3}$/.test(form.get('cvc') ?? '')) return 'cvc';
  return { card, ...expiry, email, name: form.get('name')?.trim() || null };
};

export const problemOf = (decline: Decline): Problem => {
  if (decline.declineCode === 'insufficient_funds') return 'insufficientFunds';
  return decline.code === 'payment_intent_authentication_failure' ? 'authentication' : 'declined';
};
