import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Shown } from './shown.ts';

type Access = NonNullable<Shown['subscriptionAccess']>;

/** Which plans open a product for members. */
export const OpeningPlans = ({ access: { availableToAllPaid, validSubscriptions } }: { access: Access }) => {
  const { t } = useTranslation('product');
  if (availableToAllPaid) return t('store.anyPlan');
  return t('store.withPlans', { names: validSubscriptions.map(({ name }) => name).join(', ') });
};
