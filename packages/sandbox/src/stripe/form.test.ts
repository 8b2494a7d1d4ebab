import { expect, it } from 'vitest';
import { decodeForm } from './form.ts';

it('reads nested objects and lists as Stripe writes them', () => {
  const form =
    'mode=payment&line_items[0][price_data][unit_amount]=500&line_items[1][quantity]=2&expand[]=a&expand[]=b';

  expect(decodeForm(form)).toEqual({
    mode: 'payment',
    line_items: [{ price_data: { unit_amount: '500' } }, { quantity: '2' }],
    expand: ['a', 'b'],
  });
});

it('reads encoded names and values', () => {
  expect(decodeForm('metadata%5Border%20id%5D=%D0%BF%D1%80%2B1')).toEqual({ metadata: { 'order id': 'пр+1' } });
});

it('lets no key reach a prototype', () => {
  const form = decodeForm('__proto__[polluted]=yes&a[__proto__][polluted]=yes&constructor[prototype][polluted]=yes');

  expect(Object.hasOwn(form, '__proto__')).toBe(true);
  expect('polluted' in {}).toBe(false);
});

it.each(['a[', 'a]b[', 'a[b', '[', '=', '&&', `a${'[x]'.repeat(100)}=1`])('survives the odd form %s', (form) => {
  expect(() => decodeForm(form)).not.toThrow();
});
