import { useCallback } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** "30 seconds", "5 minutes": how long somebody waits. */
export const useWait = () => {
  const { t } = useTranslation('feed');
  return useCallback(
    (seconds: number) =>
      seconds < 60 ? t('slow.seconds', { seconds }) : t('slow.minutes', { count: Math.ceil(seconds / 60) }),
    [t],
  );
};
