import { describe, expect, it } from 'vitest';
import { say } from './say.ts';

const file = {
  title: 'Wallet',
  deposit: { hint: 'From {min} to {max}', submit: 'Add {sum}' },
  days_one: '{count, number} день',
  days_few: '{count, number} дні',
  days_many: '{count, number} днів',
  days_other: '{count, number} дня',
  people: '{count, number} of {of, number} are here',
};

describe('a text', () => {
  it('is found by the way to it', () => {
    expect(say(file, 'en', 'title')).toBe('Wallet');
    expect(say(file, 'en', 'deposit.hint', { min: '$1', max: '$9' })).toBe('From $1 to $9');
  });

  it.each([
    [1, '1 день'],
    [3, '3 дні'],
    [11, '11 днів'],
    [21, '21 день'],
    [1.5, '1,5 дня'],
  ])('takes the plural form of %s', (count, words) => {
    expect(say(file, 'uk', 'days', { count })).toBe(words);
  });

  it('may count without having plural forms', () => {
    expect(say(file, 'en', 'people', { count: 1200, of: 5000 })).toBe('1,200 of 5,000 are here');
  });

  it('takes what it is given as it stands', () => {
    expect(say(file, 'en', 'deposit.submit', { sum: '$& {min} <b>' })).toBe('Add $& {min} <b>');
  });

  it('leaves a gap empty that nobody fills, and names itself where nobody wrote it', () => {
    expect(say(file, 'en', 'deposit.submit')).toBe('Add ');
    expect(say(file, 'en', 'deposit.nothing')).toBe('deposit.nothing');
    expect(say(file, 'en', 'deposit')).toBe('deposit');
  });
});
