import type { Catalogue } from '@stagedoor/messages/catalogue';
import { paths } from '../../shared/navigation/paths.ts';
import { staffPaths } from '../../shared/navigation/staff-paths.ts';

export type SectionName = keyof Catalogue['admin']['sections']['names'];
export type Group = { name: keyof Catalogue['admin']['sections']['groups']; sections: readonly Section[] };
export type Section = { name: SectionName; to: string };

/** All sections of the back office, in menu order. */
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
      { name: 'support', to: staffPaths.support() },
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
      { name: 'auctions', to: staffPaths.auctions() },
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
