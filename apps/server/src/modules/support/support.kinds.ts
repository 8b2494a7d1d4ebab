import { supportNotices as texts } from '@stagedoor/messages/notices/support';
import { kindWithGivenLetter } from '../../platform/notices/kind.ts';
import { accountMail } from '../accounts/index.ts';

export const supportKinds = {
  answered: kindWithGivenLetter({ type: 'SUPPORT_ANSWERED', ...accountMail, texts: texts.SUPPORT_ANSWERED }),
};
