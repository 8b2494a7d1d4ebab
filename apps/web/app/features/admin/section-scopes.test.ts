import { staffScopes } from '@stagedoor/contract/staff-scopes';
import { expect, it } from 'vitest';
import { mayEnter, sectionsFor } from './section-scopes.ts';
import { sectionGroups } from './sections.ts';

const names = (scopes: Parameters<typeof sectionsFor>[0]) =>
  sectionsFor(scopes).flatMap(({ sections }) => sections.map(({ name }) => name));

it('shows every section to a member with every scope', () => {
  expect(sectionsFor(staffScopes)).toEqual(sectionGroups);
});

it('shows the sections of a scope, and the log to all members', () => {
  expect(names(['support'])).toEqual(expect.arrayContaining(['problems', 'audit']));
  expect(names(['support'])).not.toContain('withdrawals');
  expect(names([])).toEqual(['audit']);
});

it('closes the sections that it does not show', () => {
  expect(mayEnter('/admin/withdrawals', ['support'])).toBe(false);
  expect(mayEnter('/admin/withdrawals', ['finance'])).toBe(true);
  expect(mayEnter('/admin', [])).toBe(true);
});
