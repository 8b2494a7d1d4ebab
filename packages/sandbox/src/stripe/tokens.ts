import { type Context, nowOf } from './context.ts';
import { cardError, type Decline, invalid } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import type { Token } from './objects.ts';
import { object, requiredInteger, requiredText, text } from './params.ts';
import { cardByNumber, passesLuhn } from './test-cards.ts';

const incorrectNumber: Decline = { code: 'incorrect_number', message: 'Your card number is incorrect.' };
const liveCard: Decline = {
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
};
const wrongMonth: Decline = {
  code: 'invalid_expiry_month',
  message: "Your card's expiration month is invalid.",
};
const wrongYear: Decline = { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." };

/** Does not store the number. */
export const createToken = (context: Context, params: Params): Token => {
  if (params.card === undefined) throw invalid('You must supply either a card, customer, or bank account.');
  const given = object(params, 'card');
  const number = requiredText(given, 'number').replace(/[\s-]/g, '');
  const expMonth = requiredInteger(given, 'exp_month');
  const expYear = requiredInteger(given, 'exp_year');
  if (!passesLuhn(number)) throw cardError(incorrectNumber);
  if (expMonth < 1 || expMonth > 12) throw cardError(wrongMonth);
  if (Date.UTC(expYear, expMonth) / 1000 <= nowOf(context)) throw cardError(wrongYear);
  const known = cardByNumber(number);
  if (!known) throw cardError(liveCard);
  return context.store.tokens.put({
    id: newId('tok'),
    object: 'token',
    card: {
      id: newId('card'),
      object: 'card',
      address_city: null,
      address_country: null,
      address_line1: null,
      address_line1_check: null,
      address_line2: null,
      address_state: null,
      address_zip: null,
      address_zip_check: null,
      allow_redisplay: 'unspecified',
      brand: 'Visa',
      country: known.country,
      cvc_check: text(given, 'cvc') === null ? null : 'unchecked',
      dynamic_last4: null,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: known.fingerprint,
      funding: known.funding,
      last4: number.slice(-4),
      metadata: {},
      name: text(given, 'name'),
      regulated_status: 'unregulated',
      tokenization_method: null,
    },
    client_ip: null,
    created: nowOf(context),
    livemode: false,
    type: 'card',
    used: false,
  });
};
