import type { Post } from '@stagedoor/contract/schemas/feed';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Who can read a post: "for everyone", "for Front row". */
export const useAudience = () => {
  const { t } = useTranslation('feed');
  return ({ space, subscriptionAccess: access }: Pick<Post, 'space' | 'subscriptionAccess'>): string => {
    if (space === 'community') return t('audience.community');
    if (!access) return t('audience.everyone');
    const names = access.validSubscriptions.map(({ name }) => name).join(', ');
    return access.availableToAllPaid || names === '' ? t('audience.allPaid') : t('audience.plans', { names });
  };
};
