import type { Catalogue } from '@stagedoor/messages/catalogue';
import { paths } from '../../shared/paths.ts';
import { staffPaths } from '../../shared/staff-paths.ts';

export type SectionName = keyof Catalogue['admin']['sections']['names'];
export type Group = { name: keyof Catalogue['admin']['sections']['groups']; sections: readonly Section[] };
type Section = { name: SectionName; to: string };

/** All rooms of the back office, in the order in which the staff sees them. */
export const sectionGroups: readonly Group[] = [
  {
    name: 'queues',
    sections: [
      { name: 'applications', to: paths.adminApplications() },
      { name: 'withdrawals', to: paths.adminWithdrawals() },
      { name: 'collaborations', to: paths.adminCollaborations() },
      { name: 'problems', to: paths.adminProblems() },
      { name: 'reports', to: staffPaths.reports() },
      { name: 'reviews', to: paths.adminReviews() },
    ],
  },
  { name: 'people', sections: [{ name: 'users', to: staffPaths.users() }] },
  {
    name: 'content',
    sections: [
      { name: 'groups', to: staffPaths.groups() },
      { name: 'tags', to: staffPaths.tags() },
      { name: 'funds', to: staffPaths.funds() },
    ],
  },
  {
    name: 'money',
    sections: [
      { name: 'orders', to: staffPaths.orders() },
      { name: 'promoCodes', to: staffPaths.promoCodes() },
      { name: 'fees', to: staffPaths.fees() },
      { name: 'ledger', to: staffPaths.ledger() },
    ],
  },
  {
    name: 'system',
    sections: [
      { name: 'jobs', to: staffPaths.jobs() },
      { name: 'audit', to: staffPaths.audit() },
      { name: 'staff', to: staffPaths.staff() },
    ],
  },
];
