import { expect, it } from 'vitest';
import { named } from './named.ts';

it.each([
  ['Olha Petrenko', 'full', 'Olha Petrenko'],
  ['Olha Petrenko', 'initials', 'O. P.'],
  ['олег  скрипка', 'initials', 'О. С.'],
  ['«Їжак»', 'initials', 'Ї.'],
  ['Anna-Maria von Trapp', 'initials', 'A. V. T.'],
  ['42 🎸', 'initials', null],
  ['Olha Petrenko', 'hidden', null],
  [null, 'full', null],
] as const)('names %s by %s as %s', (recipient, naming, expected) => expect(named(recipient, naming)).toBe(expected));
