import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import { RowGroup, Rows } from '../../ui/layout/row.tsx';
import { batchesQuery, exportWithdrawals, useRefreshQueue } from './api.ts';
import { Batch } from './batch.tsx';
import styles from './queue.module.css';
import { isSamePerson } from './same-person.ts';

const rails: readonly Rail[] = ['bank', 'card', 'paypal', 'crypto'];

/** Approved withdrawals are paid in batches, one for each rail. */
export const Batches = () => {
  const { t } = useTranslation('admin');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(batchesQuery);
  const batches = data?.pages.flatMap(({ items }) => items) ?? [];
  const make = useMakeBatch();
  return (
    <RowGroup title={t('batches.title')} lead={t('batches.lead', { max: limits.withdrawal.batchMax })}>
      <Ways>
        {rails.map((rail) => (
          <Button
            key={rail}
            size="small"
            busy={make.isPending && make.variables === rail}
            onClick={() => make.mutate(rail)}
          >
            {t('batches.make', { rail: t(`withdrawals.rails.${rail}`) })}
          </Button>
        ))}
      </Ways>
      <Rows>
        {batches.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </Rows>
      {data && batches.length === 0 && <p className={styles.none}>{t('batches.none')}</p>}
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('batches.older')}
        </Button>
      )}
    </RowGroup>
  );
};

const useMakeBatch = () => {
  const { t } = useTranslation('admin');
  const refresh = useRefreshQueue();
  const showProblem = useShowProblem();
  const makeOnce = useIdempotent((rail: Rail, idempotencyKey) => exportWithdrawals({ rail }, idempotencyKey));
  return useMutation({
    mutationFn: makeOnce,
    onSuccess: async ({ count, left }) => {
      await refresh();
      toast.success(
        [t('batches.made', { count }), ...(left > 0 ? [t('batches.left', { count: left })] : [])].join('. '),
      );
    },
    onError: (error) => {
      if (isSamePerson(error)) return toast.error(t('batches.second'));
      const isEmpty = error instanceof ApiError && error.name === 'pageNotFound';
      return isEmpty ? toast.error(t('batches.nothing')) : showProblem(error);
    },
  });
};
