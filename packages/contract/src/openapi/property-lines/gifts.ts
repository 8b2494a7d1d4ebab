import type { PropertyLines } from './property-lines.ts';

/** Gifts to talents. */
export const giftLines: PropertyLines = {
  cancelURL: 'Where the payment page leads back to, on this site.',
  customPrice: 'An amount of one’s own, in whole dollars; instead of `variationId`.',
  earning: 'What the talent gets of it, in cents.',
  idGift: 'The number of the monthly gift.',
  isMonthly: 'Whether it is given every month.',
  isNamed: 'Whether the caller agrees to be named among the givers on the talent’s page.',
  isOn: 'Whether fans can give.',
  monthly: 'What is given every month.',
  nextAt: 'When the card is charged next; null when it is not.',
  named: 'The talents on whose pages the caller is named among the givers.',
  offer: 'What the talent suggests; null before the first one.',
  phoneNumber: 'A phone number with `+` and the country code.',
  regular: 'Whether to give every month.',
  showsGivers: 'Whether the talent’s page names givers who agreed.',
  single: 'What was given once.',
  successURL: 'Where the payment page leads to after the payment, on this site.',
  thankedAt: 'When the talent said thanks; null as long as they did not.',
  thanks: 'What givers read after giving.',
  variationId: 'One of the suggested amounts; instead of `customPrice`.',
  'AvailableDonations.monthly': 'The caller’s own monthly gift to this talent; null for none.',
  'AvailableDonations.variations': 'The suggested amounts.',
  'GiftOffer.idImage': 'The picture, as `upload-image` named it; null without one.',
  'SentMonthlyGift.card': 'The saved card that is charged; null once it was removed.',
  'SentMonthlyGift.nextPayment': 'When the card is charged next, and how much; null when it is not.',
};
