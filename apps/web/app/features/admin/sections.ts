import type { Catalogue } from '@stagedoor/messages/catalogue';
import { paths } from '../../shared/paths.ts';

export type SectionName = keyof Catalogue['admin']['sections']['names'];
type Group = { name: keyof Catalogue['admin']['sections']['groups']; sections: readonly Section[] };
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
      { name: 'reviews', to: paths.adminReviews() },
    ],
  },
];
