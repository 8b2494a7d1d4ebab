import { giftNotices as texts } from '@stagedoor/messages/notices/gifts';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { type KindGroup, kind, kindWithGivenLetter } from '../../platform/notices/kind.ts';

const giftsGroup: KindGroup = { name: 'gifts', texts: groupTexts.gifts };

const news = {
  group: giftsGroup,
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
} as const;

const sent = () => '/settings/gifts?tab=sent';

export const giftKinds = {
  received: kind({
    ...news,
    type: 'DONATION_RECEIVED',
    texts: texts.DONATION_RECEIVED,
    link: () => '/studio/gifts',
  }),
  thanked: kind({ ...news, type: 'GIFT_THANKED', texts: texts.GIFT_THANKED, link: sent }),
  /** Its link leads to a payment page that needs no log-in. */
  declined: kindWithGivenLetter({
    ...news,
    type: 'GIFT_UNPAID',
    channels: { email: 'always' },
    keepsQuietHours: false,
    texts: texts.GIFT_UNPAID,
    link: sent,
  }),
  ended: kind({
    ...news,
    channels: { inApp: 'on', push: 'on', email: 'always' },
    type: 'GIFT_ENDED',
    texts: texts.GIFT_ENDED,
    link: sent,
  }),
};
