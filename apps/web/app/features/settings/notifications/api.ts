import type { Language } from '@stagedoor/contract/limits';
import type { NotificationPreferencesChange } from '@stagedoor/contract/schemas/notification-preferences';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { readPushState } from './push-browser.ts';

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

/** Saves at once and shows what the server returns. */
export const useSavePreferences = () => {
  const { t } = useTranslation('settings');
  const cache = useQueryClient();
  const showProblem = useShowProblem();
  const language = useLanguage();
  return useMutation({
    mutationFn: (body: NotificationPreferencesChange) =>
      api('updateNotificationPreferences', { query: { language }, body }),
    onSuccess: (preferences) => {
      cache.setQueryData(preferencesQuery(language).queryKey, preferences);
      toast.success(t('saved'));
    },
    onError: showProblem,
  });
};

export const pushStateQuery = queryOptions({
  queryKey: ['session', 'push state'],
  queryFn: readPushState,
  staleTime: 0,
});
