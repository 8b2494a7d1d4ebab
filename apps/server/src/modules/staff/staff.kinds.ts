import { staffNotices as texts } from '@stagedoor/messages/notices/staff';
import { kindWithGivenLetter } from '../../platform/notices/kind.ts';
import { accountMail } from '../accounts/index.ts';

export const staffKinds = {
  welcome: kindWithGivenLetter({ type: 'STAFF_WELCOME', ...accountMail, texts: texts.STAFF_WELCOME }),
};
