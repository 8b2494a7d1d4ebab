import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useIdempotent } from '../../shared/use-idempotent.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Ways } from '../../ui/form.tsx';
import { RowGroup, Rows } from '../../ui/row.tsx';
import { batchesQuery, useRefreshQueue } from './api.ts';
import { Batch } from './batch.tsx';
import styles from './queue.module.css';
import { isSamePerson } from './same-person.ts';
import { staffApi } from './staff-api.ts';

const rails: readonly Rail[] = ['bank', 'card', 'paypal', 'crypto'];

/** What is approved leaves in batches, one for each rail. */
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
  const sayProblem = useSayProblem();
  const makeOnce = useIdempotent((rail: Rail, idempotencyKey) =>
    staffApi('exportWithdrawals', { body: { rail } }, { idempotencyKey }),
  );
  return useMutation({
    mutationFn: makeOnce,
    onSuccess: async ({ count, left }) => {
      await refresh();
      say.success([t('batches.made', { count }), ...(left > 0 ? [t('batches.left', { count: left })] : [])].join('. '));
    },
    onError: (error) => {
      if (isSamePerson(error)) return say.error(t('batches.second'));
      const isEmpty = error instanceof Refusal && error.name === 'pageNotFound';
      return isEmpty ? say.error(t('batches.nothing')) : sayProblem(error);
    },
  });
};
