import { Refusal } from '@stagedoor/contract/errors';
import { useTranslation } from 'react-i18next';
import { say } from '../../../shared/snacks.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { useRefreshJobs } from './api.ts';

/** What follows on something that was done about a job, or could not be done any more. */
export const useSettle = (onSettled: () => void) => {
  const { t } = useTranslation('books', { keyPrefix: 'jobs' });
  const refresh = useRefreshJobs();
  const sayProblem = useSayProblem();
  return {
    refresh,
    done: (words: string) => {
      say.success(words);
      onSettled();
    },
    refused: (error: unknown) =>
      error instanceof Refusal && error.name === 'pageNotFound' ? say.error(t('changed')) : sayProblem(error),
  };
};
