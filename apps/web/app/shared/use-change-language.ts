import type { Language } from '@stagedoor/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { api } from './api.ts';
import { writeCookie } from './cookies.ts';
import { languageCookie } from './language.ts';
import { useKeepUser, useSession } from './session.ts';
import { useTexts } from './texts/use-translation.ts';

/** The page stays where it is; its texts and data come again in the other language. Mails follow the account's language. */
export const useChangeLanguage = () => {
  const texts = useTexts();
  const { revalidate } = useRevalidator();
  const { user } = useSession();
  const keepUser = useKeepUser();
  const cache = useQueryClient();
  const registered = user !== undefined && user.status !== 'REGISTRATION';
  return useCallback(
    async (language: Language) => {
      writeCookie(languageCookie, language);
      await texts.loadLanguage(language); // before the data, so that words and data change together
      await revalidate();
      await texts.changeLanguage(language);
      // What is shown has changed already; only the mails would keep the other language.
      if (registered)
        await api('updateUser', { body: { language } }).then(
          ({ user }) => {
            keepUser(user);
            // Notifications come in the account's language.
            void cache.invalidateQueries({ queryKey: ['session'] });
          },
          () => {},
        );
    },
    [texts, revalidate, registered, keepUser, cache],
  );
};
