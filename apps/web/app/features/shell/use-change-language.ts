import type { Language } from '@stagedoor/contract/limits';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { writeCookie } from '../../shared/cookies.ts';
import { languageCookie } from '../../shared/language.ts';

/** The page stays where it is; its texts and data come again in the other language. */
export const useChangeLanguage = () => {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (language: Language) => {
      writeCookie(languageCookie, language);
      await i18n.loadLanguages(language); // before the data, so that words and data change together
      await revalidate();
      await i18n.changeLanguage(language);
    },
    [i18n, revalidate],
  );
};
