import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useRefreshQueue } from '../api.ts';

/** Waits for a form in a modal. Once it is saved, shows a toast and reloads the list. */
export const useSaved = () => {
  const { t } = useTranslation('admin');
  const refresh = useRefreshQueue();
  return async (pending: Promise<'saved' | undefined>): Promise<void> => {
    if ((await pending) !== 'saved') return;
    toast.success(t('content.saved'));
    await refresh();
  };
};
