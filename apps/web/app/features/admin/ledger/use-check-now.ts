import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { auditBooks, booksQuery } from './api.ts';

const pause = 1_000;
const patience = 60;

const wait = () => new Promise((resolve) => setTimeout(resolve, pause));

/** Starts an audit and waits for its result. */
export const useCheckNow = (lastCheck: string | null) => {
  const { t } = useTranslation('books');
  const cache = useQueryClient();
  const showProblem = useShowProblem();
  const hasLooked = async (): Promise<boolean> => {
    await auditBooks();
    for (let round = 0; round < patience; round++) {
      await wait();
      const { checkedAt } = await cache.fetchQuery(booksQuery);
      if (checkedAt !== lastCheck) return true;
    }
    return false;
  };
  return useMutation({
    mutationFn: hasLooked,
    onSuccess: (looked) => (looked ? toast.success(t('ledger.checkedNow')) : toast.error(t('ledger.slow'))),
    onError: showProblem,
  });
};
