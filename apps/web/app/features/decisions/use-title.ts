import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { useTranslation } from '../../shared/texts/use-translation.ts';

/** What was decided, in one line. */
export const useTitle = ({ verdict, duration, subject, name }: OwnDecision): string => {
  const { t } = useTranslation('decisions');
  if (duration !== null) return t(`block.${duration}`);
  if (verdict === 'remove') return t('remove', { name });
  if (verdict === 'dismiss') return t('dismiss');
  return subject === 'PRODUCT' ? t('warnProduct', { name }) : t('warn');
};
