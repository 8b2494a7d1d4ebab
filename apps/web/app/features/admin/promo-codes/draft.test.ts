import { expect, it } from 'vitest';
import { bodyOf, emptyDraft, notNumbers } from './draft.ts';

it('sends nothing for what is left empty', () => {
  expect(bodyOf({ ...emptyDraft, percent: '20' })).toEqual({
    percent: 20,
    fixed: null,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    personLimit: null,
    idTalent: null,
    products: [],
  });
});

it('sends dollars as cents', () => {
  expect(bodyOf({ ...emptyDraft, fixed: '4.50' })).toMatchObject({ fixed: 450 });
});

it('names what is no number', () => {
  const typed = { ...emptyDraft, percent: 'ten', fixed: '1,2,3', totalLimit: '-1', personLimit: '2' };
  expect(notNumbers(typed)).toEqual({ percent: 'number', totalLimit: 'number', fixed: 'number' });
  expect(notNumbers(emptyDraft)).toEqual({});
});
