import { ApiError } from '@stagedoor/contract/errors';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useRefreshJobs } from './api.ts';

/** What follows an action on a job, or its failure because the job is gone. */
export const useSettle = (onSettled: () => void) => {
  const { t } = useTranslation('books');
  const refresh = useRefreshJobs();
  const showProblem = useShowProblem();
  return {
    refresh,
    done: (words: string) => {
      toast.success(words);
      onSettled();
    },
    refused: (error: unknown) =>
      error instanceof ApiError && error.name === 'pageNotFound' ? toast.error(t('jobs.changed')) : showProblem(error),
  };
};
