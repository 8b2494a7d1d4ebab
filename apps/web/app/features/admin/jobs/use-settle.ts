import { Refusal } from '@stagedoor/contract/errors';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { useRefreshJobs } from './api.ts';

/** What follows on something that was done about a job, or could not be done any more. */
export const useSettle = (onSettled: () => void) => {
  const { t } = useTranslation('books');
  const refresh = useRefreshJobs();
  const sayProblem = useSayProblem();
  return {
    refresh,
    done: (words: string) => {
      say.success(words);
      onSettled();
    },
    refused: (error: unknown) =>
      error instanceof Refusal && error.name === 'pageNotFound' ? say.error(t('jobs.changed')) : sayProblem(error),
  };
};
