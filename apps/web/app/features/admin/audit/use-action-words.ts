import { useCallback } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** The text for an action; falls back to its name in the log. */
export const useActionWords = () => {
  const { find } = useTranslation('audit');
  return useCallback((action: string) => find(`actions.${action}`) ?? action, [find]);
};
