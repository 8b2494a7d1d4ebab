import { expect, it } from 'vitest';
import { addressOf } from './address-of.ts';

it.each([
  ['Music', 'music'],
  ['Film & Stage', 'film-stage'],
  ['  Café, Kyïv  ', 'cafe-kyiv'],
  ['Музика', ''],
])('proposes for %s the address %s', (title, address) => {
  expect(addressOf(title)).toBe(address);
});
