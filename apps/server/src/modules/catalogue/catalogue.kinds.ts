import { catalogueNotices as texts } from '@stagedoor/messages/notices/catalogue';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { type KindGroup, kind, type Noticed } from '../../platform/notices/kind.ts';

export const productsGroup: KindGroup = { name: 'products', texts: groupTexts.products };
export const remindersGroup: KindGroup = { name: 'reminders', texts: groupTexts.reminders };

export const toProduct = ({ subject, idOwner }: Noticed) =>
  subject && idOwner !== null ? `/product?id=${subject.id}&user=${idOwner}` : null;

const ofProduct = {
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  link: toProduct,
} as const;

export const catalogueKinds = {
  soldOut: kind({
    ...ofProduct,
    type: 'EVERYTHING_SOLD',
    group: productsGroup,
    mayWaitForDigest: true,
    texts: texts.EVERYTHING_SOLD,
  }),
  /** A reminder of a product that the user asked for, or of an order that waits for its talent. */
  reminded: kind({
    ...ofProduct,
    type: 'PRODUCT_REMIND',
    group: remindersGroup,
    mayWaitForDigest: false,
    texts: texts.PRODUCT_REMIND,
    link: (noticed) =>
      noticed.subject?.type === 'order' ? `/studio/orders/${noticed.subject.id}` : toProduct(noticed),
  }),
  /** For those who asked while the talent was away. */
  talentReturned: kind({
    ...ofProduct,
    type: 'BACK_ONLINE',
    group: remindersGroup,
    mayWaitForDigest: true,
    texts: texts.BACK_ONLINE,
    link: ({ idOwner }) => (idOwner !== null ? `/${idOwner}` : null),
  }),
};
