import { giftNotices as texts } from '@stagedoor/messages/notices/gifts';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { type KindGroup, kind, kindWithGivenLetter, type Noticed } from '../../platform/notices/kind.ts';

const giftsGroup: KindGroup = { name: 'gifts', texts: groupTexts.gifts };

const news = {
  group: giftsGroup,
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
} as const;

const sent = () => '/settings/gifts?tab=sent';

/** About money, so the mail cannot be switched off. */
const always = { ...news, channels: { inApp: 'on', push: 'on', email: 'always' } } as const;
/** Its link leads to a page of the payment that needs no log-in. */
const toPay = { ...news, channels: { email: 'always' }, keepsQuietHours: false, link: sent } as const;

/** Where one can give again; needs no log-in. */
const toProfile = ({ idPartner }: Noticed) => (idPartner === null ? sent() : `/${idPartner}`);

export const giftKinds = {
  received: kind({
    ...news,
    type: 'DONATION_RECEIVED',
    texts: texts.DONATION_RECEIVED,
    link: () => '/studio/gifts',
  }),
  thanked: kind({ ...news, type: 'GIFT_THANKED', texts: texts.GIFT_THANKED, link: sent }),
  declined: kindWithGivenLetter({ ...toPay, type: 'GIFT_UNPAID', texts: texts.GIFT_UNPAID }),
  /** There is no card, or it is not tried again. */
  lastCall: kindWithGivenLetter({ ...toPay, type: 'GIFT_LAST_CALL', texts: texts.GIFT_LAST_CALL }),
  confirm: kindWithGivenLetter({ ...toPay, type: 'GIFT_CONFIRM', texts: texts.GIFT_CONFIRM }),
  cardExpires: kind({ ...always, type: 'GIFT_CARD', texts: texts.GIFT_CARD, link: sent }),
  lapsed: kind({ ...always, type: 'GIFT_LAPSED', texts: texts.GIFT_LAPSED, link: toProfile }),
  /** No worker looked at it for so long that it is not charged any more. */
  missed: kind({ ...always, type: 'GIFT_MISSED', texts: texts.GIFT_MISSED, link: toProfile }),
  ended: kind({ ...always, type: 'GIFT_ENDED', texts: texts.GIFT_ENDED, link: toProfile }),
};
