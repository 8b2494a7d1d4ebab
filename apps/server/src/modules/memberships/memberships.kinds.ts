import { groupTexts } from '@stagedoor/messages/notices/groups';
import { membershipNotices as texts } from '@stagedoor/messages/notices/memberships';
import { type KindGroup, kind, kindWithGivenLetter, type Noticed } from '../../platform/notices/kind.ts';

const membershipsGroup: KindGroup = { name: 'memberships', texts: groupTexts.memberships };

const news = {
  group: membershipsGroup,
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  link: () => '/settings/memberships',
} as const;

/** About money, so the mail cannot be switched off. */
const always = { ...news, channels: { inApp: 'on', push: 'on', email: 'always' } } as const;
/** Its link leads to a page of the payment that needs no log-in. */
const toPay = { ...news, channels: { email: 'always' }, keepsQuietHours: false } as const;

/** The plan's page, which needs no log-in either. */
const toPlan = ({ subject }: Noticed) => (subject ? `/feed-subscription/${subject.id}` : '/settings/memberships');

export const membershipKinds = {
  joined: kind({
    ...news,
    type: 'PURCHASED_SUBSCRIPTION',
    texts: texts.PURCHASED_SUBSCRIPTION,
    link: () => '/wallet',
  }),
  declined: kindWithGivenLetter({ ...toPay, type: 'SUBSCRIPTION_UNPAID', texts: texts.SUBSCRIPTION_UNPAID }),
  /** There is no card, or it is not tried again. */
  lastCall: kindWithGivenLetter({ ...toPay, type: 'SUBSCRIPTION_LAST_CALL', texts: texts.SUBSCRIPTION_LAST_CALL }),
  confirm: kindWithGivenLetter({ ...toPay, type: 'SUBSCRIPTION_CONFIRM', texts: texts.SUBSCRIPTION_CONFIRM }),
  cardExpires: kind({ ...always, type: 'SUBSCRIPTION_CARD', texts: texts.SUBSCRIPTION_CARD, link: toPlan }),
  lapsed: kind({ ...always, type: 'SUBSCRIPTION_LAPSED', texts: texts.SUBSCRIPTION_LAPSED, link: toPlan }),
  /** No worker looked at it for so long that it is not charged any more. */
  missed: kind({ ...always, type: 'SUBSCRIPTION_MISSED', texts: texts.SUBSCRIPTION_MISSED, link: toPlan }),
  ended: kind({ ...always, type: 'SUBSCRIPTION_ENDED', texts: texts.SUBSCRIPTION_ENDED, link: toPlan }),
  closed: kind({ ...always, type: 'SUBSCRIPTION_CLOSED', texts: texts.SUBSCRIPTION_CLOSED }),
  price: kind({ ...always, type: 'SUBSCRIPTION_PRICE', texts: texts.SUBSCRIPTION_PRICE }),
};
