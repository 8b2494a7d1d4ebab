import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import { type Group, type SectionName, sectionGroups } from './sections.ts';

/** Who may enter which room: whoever holds one of its scopes. The server asks for the same ones at every call. */
const scopesOf: Record<SectionName, readonly StaffScope[] | 'everybody'> = {
  applications: ['moderation'],
  withdrawals: ['finance'],
  collaborations: ['moderation'],
  problems: ['moderation', 'support'],
  reports: ['moderation'],
  reviews: ['moderation'],
  users: ['moderation'],
  groups: ['content'],
  tags: ['content'],
  funds: ['content'],
  orders: ['finance', 'moderation', 'support'],
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

/** A room that one may not enter is as if it were not there. */
export const mayEnter = (address: string, held: readonly StaffScope[]): boolean => {
  const room = sectionGroups.flatMap(({ sections }) => sections).find(({ to }) => to === address);
  return room === undefined || opens(room.name, held);
};
