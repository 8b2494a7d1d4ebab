import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { describe, expect, it } from 'vitest';
import { type Facts, openStep, partOf, problemsIn, stepOf, type Values } from './steps.ts';

const nothing: Values = {
  categories: [],
  tags: [],
  specialization: '',
  about: '',
  languages: [],
  gives: false,
  fund: '',
  percent: '',
  answer: '',
};
const filled: Values = { ...nothing, categories: ['jazz'], specialization: 'Sings', about: 'Jazz', languages: ['uk'] };

const facts = (profiles: number, linked = 0): Facts => ({
  application: { profiles: Array.from({ length: profiles }) } as unknown as Application,
  user: { socialAccounts: Array.from({ length: linked }) } as unknown as SelfUser,
});

describe('a step', () => {
  it('names what is missing in it, and blanks do not count', () => {
    const blank = { ...nothing, specialization: '  ', about: '\n' };
    expect(problemsIn('craft', nothing, facts(0))).toEqual({ categories: true });
    expect(problemsIn('about', blank, facts(0))).toEqual({ specialization: true, about: true, languages: true });
    expect(problemsIn('accounts', nothing, facts(0))).toEqual({ profiles: true });
    expect(problemsIn('accounts', nothing, facts(0, 1))).toEqual({});
  });

  it.each(['', '0', '101', '1.5', '-3', 'ten'])('does not take %j for a percentage', (percent) => {
    const values = { ...nothing, gives: true, fund: '7', percent };
    expect(problemsIn('charity', values, facts(0))).toEqual({ percent: true });
    expect(partOf('charity', values)).toEqual({});
  });

  it('keeps as much as can be kept', () => {
    expect(partOf('craft', nothing)).toEqual({});
    expect(partOf('about', { ...nothing, specialization: ' Sings \n well ' })).toEqual({
      specialization: 'Sings well',
      about: '',
    });
    expect(partOf('charity', nothing)).toEqual({ charity: null });
    expect(partOf('charity', { ...nothing, gives: true, fund: '7', percent: '100' })).toEqual({
      charity: { idCharityFund: 7, percent: 100 },
    });
  });

  it('cannot be skipped by the address, and is gone on with where it was left', () => {
    expect(openStep('offer', nothing, facts(0))).toBe('craft');
    expect(openStep('offer', filled, facts(0))).toBe('accounts');
    expect(openStep(null, filled, facts(1))).toBe('offer');
    expect(openStep('about', filled, facts(1))).toBe('about');
    expect(openStep('nowhere', filled, facts(0))).toBe('accounts');
  });

  it('is where a part is filled in that the server misses', () => {
    expect(['categories', 'languages', 'profiles', 'offer'].map(stepOf)).toEqual([
      'craft',
      'about',
      'accounts',
      'offer',
    ]);
  });
});
