import type { NotificationPreferencesChange } from '@stagedoor/contract/schemas/notification-preferences';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['session', 'notification preferences'],
  queryFn: ({ signal }) => api('getNotificationPreferences', {}, { signal }),
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
  return useMutation({
    mutationFn: (body: NotificationPreferencesChange) => api('updateNotificationPreferences', { body }),
    onSuccess: (preferences) => {
      cache.setQueryData(preferencesQuery.queryKey, preferences);
      say.success(t('saved'));
    },
    onError: sayProblem,
  });
};
