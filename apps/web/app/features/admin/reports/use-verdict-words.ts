import type { BlockDuration, Verdict } from '@stagedoor/contract/schemas/moderation';
import { useTranslation } from 'react-i18next';

export const useVerdictWords = () => {
  const { t } = useTranslation('reports');
  return ({ verdict, duration }: { verdict: Verdict; duration: BlockDuration | null }): string =>
    duration === null ? t(`verdicts.${verdict}`) : t(`blockedFor.${duration}`);
};
