import { moderationNotices as texts } from '@stagedoor/messages/notices/moderation';
import { kindWithGivenLetter } from '../../platform/notices/kind.ts';
import { accountMail } from '../accounts/index.ts';

/** Decisions about a user or their content. */
export const decisionKinds = {
  dismissed: kindWithGivenLetter({ type: 'DECISION_DISMISSED', ...accountMail, texts: texts.DECISION_DISMISSED }),
  warned: kindWithGivenLetter({ type: 'DECISION_WARNED', ...accountMail, texts: texts.DECISION_WARNED }),
  removed: kindWithGivenLetter({ type: 'PRODUCT_REMOVED', ...accountMail, texts: texts.PRODUCT_REMOVED }),
  blocked: kindWithGivenLetter({ type: 'ACCOUNT_BLOCKED', ...accountMail, texts: texts.ACCOUNT_BLOCKED }),
  blockedForever: kindWithGivenLetter({
    type: 'ACCOUNT_BLOCKED_FOREVER',
    ...accountMail,
    texts: texts.ACCOUNT_BLOCKED_FOREVER,
  }),
  unblocked: kindWithGivenLetter({ type: 'ACCOUNT_UNBLOCKED', ...accountMail, texts: texts.ACCOUNT_UNBLOCKED }),
  upheld: kindWithGivenLetter({ type: 'APPEAL_UPHELD', ...accountMail, texts: texts.APPEAL_UPHELD }),
  overturned: kindWithGivenLetter({ type: 'APPEAL_OVERTURNED', ...accountMail, texts: texts.APPEAL_OVERTURNED }),
};

/** The outcome of a user's complaint. */
export const reportKinds = {
  dismiss: kindWithGivenLetter({ type: 'REPORT_DISMISSED', ...accountMail, texts: texts.REPORT_DISMISSED }),
  warn: kindWithGivenLetter({ type: 'REPORT_WARNED', ...accountMail, texts: texts.REPORT_WARNED }),
  remove: kindWithGivenLetter({ type: 'REPORT_REMOVED', ...accountMail, texts: texts.REPORT_REMOVED }),
  block: kindWithGivenLetter({ type: 'REPORT_BLOCKED', ...accountMail, texts: texts.REPORT_BLOCKED }),
  overturn: kindWithGivenLetter({ type: 'REPORT_OVERTURNED', ...accountMail, texts: texts.REPORT_OVERTURNED }),
};
