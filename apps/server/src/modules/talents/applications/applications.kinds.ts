import { applicationsNotices as texts } from '@stagedoor/messages/notices/applications';
import type { Tx } from '../../../platform/database/database.ts';
import { kind, type Reader } from '../../../platform/notices/kind.ts';
import { accountGroup } from '../../accounts/index.ts';
import { readApplication } from './applications.repo.ts';

const ofApplication = {
  group: accountGroup,
  channels: { inApp: 'on', push: 'on', email: 'always' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  link: () => '/become-a-talent',
} as const;

const decidedOn = (tx: Tx, { subject }: Reader) => readApplication(tx, subject?.id ?? 0);

export const applicationKinds = {
  approved: kind({ type: 'APPLICATION_APPROVED', ...ofApplication, texts: texts.APPLICATION_APPROVED }),
  rejected: kind({
    type: 'APPLICATION_REJECTED',
    ...ofApplication,
    texts: texts.APPLICATION_REJECTED,
    letter: async (tx, reader) => ({ gaps: { reason: (await decidedOn(tx, reader)).reason ?? '' } }),
  }),
  moreAsked: kind({
    type: 'APPLICATION_MORE_ASKED',
    ...ofApplication,
    texts: texts.APPLICATION_MORE_ASKED,
    letter: async (tx, reader) => ({ gaps: { asked: (await decidedOn(tx, reader)).asked ?? '' } }),
  }),
};
