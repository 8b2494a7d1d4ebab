import type { Language } from '@stagedoor/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../api/client.ts';
import { writeCookie } from '../browser/cookies.ts';
import { useKeepUser, useSession } from '../session/session.ts';
import { languageCookie } from './language.ts';
import { useTexts } from './use-translation.ts';

/**
 * Reloads texts and data in the other language without leaving the page, and changes the account's language, which
 * mails use.
 */
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
      await texts.loadLanguage(language); // before the data, so that texts and data change together
      await revalidate();
      await texts.changeLanguage(language);
      // A failure is ignored: the page has changed already, and only mails keep the old language.
      if (registered)
        await api('updateUser', { body: { language } }).then(
          ({ user }) => {
            keepUser(user);
            // The server renders notifications in the account's language.
            void cache.invalidateQueries({ queryKey: ['session'] });
          },
          () => {},
        );
    },
    [texts, revalidate, registered, keepUser, cache],
  );
};
