import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The decision in one line. */
export const useTitle = ({ verdict, duration, name }: OwnDecision): string => {
  const { t } = useTranslation('decisions');
  if (duration !== null) return t(`block.${duration}`);
  if (verdict === 'remove') return t('remove', { name });
  if (verdict === 'dismiss') return t('dismiss');
  return name === '' ? t('warn') : t('warnProduct', { name });
};
