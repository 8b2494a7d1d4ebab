import { describe, expect, it } from 'vitest';
import { findText, type Translate } from './translate.ts';

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
    expect(findText(file, 'en', 'title')).toBe('Wallet');
    expect(findText(file, 'en', 'deposit.hint', { min: '$1', max: '$9' })).toBe('From $1 to $9');
  });

  it.each([
    [1, '1 день'],
    [3, '3 дні'],
    [11, '11 днів'],
    [21, '21 день'],
    [1.5, '1,5 дня'],
  ])('takes the plural form of %s', (count, words) => {
    expect(findText(file, 'uk', 'days', { count })).toBe(words);
  });

  it('may count without having plural forms', () => {
    expect(findText(file, 'en', 'people', { count: 1200, of: 5000 })).toBe('1,200 of 5,000 are here');
  });

  it('inserts values unchanged', () => {
    expect(findText(file, 'en', 'deposit.submit', { sum: '$& {min} <b>' })).toBe('Add $& {min} <b>');
  });

  it('is not found where nobody wrote it', () => {
    expect(findText(file, 'en', 'deposit.nothing')).toBeUndefined();
    expect(findText(file, 'en', 'deposit')).toBeUndefined();
  });
});

it('does not compile with a missing, a superfluous or a wrong value for its gaps', () => {
  const t: Translate<'wallet'> = () => '';
  t('title');
  t('estimate', { sum: '$1', time: '18:40' });
  t('arriving.more', { count: 2 });
  const oneOfTwo: 'title' | 'deposit.submitSum' = Math.random() > 2 ? 'title' : 'deposit.submitSum';
  t(oneOfTwo, { sum: '$1' });

  // @ts-expect-error nothing is filled in
  t('estimate');
  // @ts-expect-error one of two is missing
  t('estimate', { sum: '$1' });
  // @ts-expect-error the text has no such gap
  t('estimate', { sum: '$1', time: '18:40', name: 'Mira' });
  // @ts-expect-error the text has no gaps
  t('title', { sum: '$1' });
  // @ts-expect-error a plural is chosen by a number
  t('arriving.more', { count: 'two' });
  // @ts-expect-error a plural needs its number
  t('arriving.more');
  // @ts-expect-error one of the two has a gap
  t(oneOfTwo);
});
