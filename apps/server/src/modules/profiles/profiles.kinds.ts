import { limits } from '@stagedoor/contract/limits';
import { profilesNotices as texts } from '@stagedoor/messages/notices/profiles';
import { kind } from '../../platform/notices/kind.ts';
import { productsGroup, toProduct } from '../catalogue/index.ts';

export const profileKinds = {
  newProduct: kind({
    type: 'NEW_PRODUCT',
    group: productsGroup,
    channels: { inApp: 'on', push: 'on', email: 'off' },
    keepsQuietHours: true,
    mayWaitForDigest: true,
    merges: { hours: limits.notifications.productsGroupHours, counts: 'all' },
    texts: texts.NEW_PRODUCT,
    link: (noticed) => (noticed.more > 0 && noticed.idOwner !== null ? `/${noticed.idOwner}` : toProduct(noticed)),
  }),
};
