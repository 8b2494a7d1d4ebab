import { staffScopes } from '@stagedoor/contract/staff-scopes';
import { expect, it } from 'vitest';
import { mayEnter, sectionsFor } from './section-scopes.ts';
import { sectionGroups } from './sections.ts';

const names = (scopes: Parameters<typeof sectionsFor>[0]) =>
  sectionsFor(scopes).flatMap(({ sections }) => sections.map(({ name }) => name));

it('shows every room to whoever may do everything', () => {
  expect(sectionsFor(staffScopes)).toEqual(sectionGroups);
});

it('shows the rooms of a scope, and the log to everybody', () => {
  expect(names(['support'])).toEqual(expect.arrayContaining(['problems', 'audit']));
  expect(names(['support'])).not.toContain('withdrawals');
  expect(names([])).toEqual(['audit']);
});

it('closes the rooms that it does not show', () => {
  expect(mayEnter('/admin/withdrawals', ['support'])).toBe(false);
  expect(mayEnter('/admin/withdrawals', ['finance'])).toBe(true);
  expect(mayEnter('/admin', [])).toBe(true);
});
