import { reviewsNotices as texts } from '@stagedoor/messages/notices/reviews';
import { kindWithGivenLetter } from '../../platform/notices/kind.ts';
import { accountMail } from '../accounts/index.ts';

export const reviewKinds = {
  removed: kindWithGivenLetter({ type: 'REVIEW_REMOVED', ...accountMail, texts: texts.REVIEW_REMOVED }),
};
