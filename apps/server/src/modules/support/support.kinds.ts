import { limits } from '@stagedoor/contract/limits';
import { supportNotices as texts } from '@stagedoor/messages/notices/support';
import { kind, kindWithGivenLetter } from '../../platform/notices/kind.ts';
import { accountMail } from '../accounts/index.ts';

export const supportKinds = {
  answered: kindWithGivenLetter({ type: 'SUPPORT_ANSWERED', ...accountMail, texts: texts.SUPPORT_ANSWERED }),
  wrote: kind({
    ...accountMail,
    type: 'SUPPORT_WROTE',
    channels: { inApp: 'on', push: 'on', email: 'on' },
    renews: { minutes: limits.notifications.renewMinutes },
    link: ({ subject }) => (subject ? `/chat/${subject.id}` : null),
    texts: texts.SUPPORT_WROTE,
  }),
};
