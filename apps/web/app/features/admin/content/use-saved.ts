import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useRefreshQueue } from '../api.ts';

/** Waits for a form in a modal; once it is saved, says so and shows the list anew. */
export const useSaved = () => {
  const { t } = useTranslation('admin');
  const refresh = useRefreshQueue();
  return async (asked: Promise<'saved' | undefined>): Promise<void> => {
    if ((await asked) !== 'saved') return;
    say.success(t('content.saved'));
    await refresh();
  };
};
