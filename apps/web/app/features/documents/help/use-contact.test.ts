import { expect, it } from 'vitest';
import { checkContact } from './check-contact.ts';
import { readLink } from './use-contact.ts';

const whole = { topic: 'ORDER', email: 'ann@example.com', text: 'Where is my order?', language: 'en' };

it.each([
  [whole, {}],
  [{ ...whole, topic: '' }, { topic: 'required' }],
  [{ ...whole, email: 'ann@' }, { email: 'invalid' }],
  [{ ...whole, text: 'too few' }, { text: 'tooShort' }],
])('%j lacks %j', (body, problems) => {
  expect(checkContact(body)).toEqual(problems);
});

it.each([
  ['order=10038&topic=ORDER', { topic: 'ORDER', order: '10038', reference: '' }],
  ['code=1002&request=req-7', { topic: '', order: '', reference: 'error 1002, req-7' }],
  ['topic=NONSENSE&order=%0A1%0A2', { topic: '', order: '1 2', reference: '' }],
  [`request=${'x'.repeat(200)}`, { topic: '', order: '', reference: 'x'.repeat(100) }],
])('reads %s', (query, expected) => {
  expect(readLink(new URLSearchParams(query))).toEqual(expected);
});
