import type { BlockDuration, Verdict } from '@stagedoor/contract/schemas/moderation';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

export const useVerdictWords = () => {
  const { t } = useTranslation('reports');
  return ({ verdict, duration }: { verdict: Verdict; duration: BlockDuration | null }): string =>
    duration === null ? t(`verdicts.${verdict}`) : t(`blockedFor.${duration}`);
};
