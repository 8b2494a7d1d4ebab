import { groupTexts } from '@stagedoor/messages/notices/groups';
import { membershipNotices as texts } from '@stagedoor/messages/notices/memberships';
import { type KindGroup, kind, kindWithGivenLetter } from '../../platform/notices/kind.ts';

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

export const membershipKinds = {
  joined: kind({
    ...news,
    type: 'PURCHASED_SUBSCRIPTION',
    texts: texts.PURCHASED_SUBSCRIPTION,
    link: () => '/wallet',
  }),
  /** Its link leads to a payment page that needs no log-in. */
  declined: kindWithGivenLetter({
    ...always,
    type: 'SUBSCRIPTION_UNPAID',
    channels: { email: 'always' },
    keepsQuietHours: false,
    texts: texts.SUBSCRIPTION_UNPAID,
  }),
  ended: kind({ ...always, type: 'SUBSCRIPTION_ENDED', texts: texts.SUBSCRIPTION_ENDED }),
  closed: kind({ ...always, type: 'SUBSCRIPTION_CLOSED', texts: texts.SUBSCRIPTION_CLOSED }),
  price: kind({ ...always, type: 'SUBSCRIPTION_PRICE', texts: texts.SUBSCRIPTION_PRICE }),
};
