import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import { type Group, type SectionName, sectionGroups } from './sections.ts';

/** The scopes that open a section; one of them is enough. The server requires the same ones for every call. */
const scopesOf: Record<SectionName, readonly StaffScope[] | 'everybody'> = {
  applications: ['moderation'],
  withdrawals: ['finance'],
  collaborations: ['moderation'],
  problems: ['moderation', 'support'],
  reports: ['moderation'],
  reviews: ['moderation'],
  support: ['support'],
  users: ['moderation'],
  groups: ['content'],
  tags: ['content'],
  funds: ['content'],
  orders: ['finance', 'moderation', 'support'],
  auctions: ['moderation', 'support'],
  promoCodes: ['finance'],
  fees: ['finance'],
  ledger: ['finance'],
  jobs: ['staff'],
  audit: 'everybody',
  staff: ['staff'],
};

const opens = (name: SectionName, held: readonly StaffScope[]): boolean => {
  const scopes = scopesOf[name];
  return scopes === 'everybody' || scopes.some((scope) => held.includes(scope));
};

export const sectionsFor = (held: readonly StaffScope[]): Group[] =>
  sectionGroups
    .map((group) => ({ ...group, sections: group.sections.filter(({ name }) => opens(name, held)) }))
    .filter(({ sections }) => sections.length > 0);

/** A section without access looks like a missing page. */
export const mayEnter = (address: string, held: readonly StaffScope[]): boolean => {
  const section = sectionGroups.flatMap(({ sections }) => sections).find(({ to }) => to === address);
  return section === undefined || opens(section.name, held);
};
