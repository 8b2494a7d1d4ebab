import type { SubscriptionAccess } from '@stagedoor/contract/schemas/subscription-access';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Whom a group is for. */
export const useAudienceWords = () => {
  const { t } = useTranslation('chat');
  return ({ availableToAllPaid, validSubscriptions }: SubscriptionAccess): string =>
    availableToAllPaid
      ? t('groups.anyPlan')
      : t('groups.withPlans', { names: validSubscriptions.map(({ name }) => name).join(', ') });
};
