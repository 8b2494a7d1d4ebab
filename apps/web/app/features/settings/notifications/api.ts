import type { Language } from '@stagedoor/contract/limits';
import type { NotificationPreferencesChange } from '@stagedoor/contract/schemas/notification-preferences';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';

export const preferencesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['session', 'notification preferences', language],
    queryFn: ({ signal }) => api('getNotificationPreferences', { query: { language } }, { signal }),
  });

export const pushKeyQuery = queryOptions({
  queryKey: ['session', 'push key'],
  queryFn: ({ signal }) => api('getPushKey', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Saved at once; what the server says afterwards is what is shown. */
export const useSavePreferences = () => {
  const { t } = useTranslation('settings');
  const cache = useQueryClient();
  const sayProblem = useSayProblem();
  const language = useLanguage();
  return useMutation({
    mutationFn: (body: NotificationPreferencesChange) =>
      api('updateNotificationPreferences', { query: { language }, body }),
    onSuccess: (preferences) => {
      cache.setQueryData(preferencesQuery(language).queryKey, preferences);
      say.success(t('saved'));
    },
    onError: sayProblem,
  });
};
