import type { CallSettings } from '@stagedoor/contract/schemas/call';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callsApi } from '../../../shared/calls/calls-api.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

export const callSettingsQuery = queryOptions({
  queryKey: ['session', 'calls', 'settings'],
  queryFn: ({ signal }) => callsApi('getCallSettings', {}, { signal }),
});

export const useSaveCallSettings = () => {
  const { t } = useTranslation('callhours');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CallSettings) => callsApi('setCallSettings', { body }),
    onSuccess: (_empty, settings) => {
      cache.setQueryData(callSettingsQuery.queryKey, settings);
      toast.success(t('saved'));
    },
    onError: useShowProblem(),
  });
};
