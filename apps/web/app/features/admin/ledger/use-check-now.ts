import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { staffApi } from '../staff-api.ts';
import { booksQuery } from './api.ts';

const pause = 1_000;
const patience = 60;

const wait = () => new Promise((resolve) => setTimeout(resolve, pause));

/** Sends for the auditor and waits until it has looked. */
export const useCheckNow = (lastCheck: string | null) => {
  const { t } = useTranslation('books');
  const cache = useQueryClient();
  const sayProblem = useSayProblem();
  const hasLooked = async (): Promise<boolean> => {
    await staffApi('auditBooks');
    for (let round = 0; round < patience; round++) {
      await wait();
      const { checkedAt } = await cache.fetchQuery(booksQuery);
      if (checkedAt !== lastCheck) return true;
    }
    return false;
  };
  return useMutation({
    mutationFn: hasLooked,
    onSuccess: (looked) => (looked ? say.success(t('ledger.checkedNow')) : say.error(t('ledger.slow'))),
    onError: sayProblem,
  });
};
