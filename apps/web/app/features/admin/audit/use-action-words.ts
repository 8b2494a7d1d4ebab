import { useCallback } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';

/** What was done in words; where there are none yet, by its name in the log. */
export const useActionWords = () => {
  const { find } = useTranslation('audit');
  return useCallback((action: string) => find(`actions.${action}`) ?? action, [find]);
};
