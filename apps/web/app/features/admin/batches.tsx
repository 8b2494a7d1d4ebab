import type { WithdrawalBatch } from '@stagedoor/contract/endpoints/backoffice';
import { Refusal } from '@stagedoor/contract/errors';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { dayAndTime } from '../../shared/dates.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useIdempotent } from '../../shared/use-idempotent.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Ways } from '../../ui/form.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import { batchesQuery, useRefreshQueue } from './api.ts';
import styles from './queue.module.css';
import { saveFile } from './save-file.ts';
import { staffApi } from './staff-api.ts';

const rails: readonly Rail[] = ['bank', 'card', 'paypal', 'crypto'];

/** What is approved leaves in batches, one for each rail. */
export const Batches = () => {
  const { t } = useTranslation('admin');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(batchesQuery);
  const batches = data?.pages.flatMap(({ items }) => items) ?? [];
  const make = useMakeBatch();
  return (
    <RowGroup title={t('batches.title')} lead={t('batches.lead')}>
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
    onSuccess: async ({ count }) => {
      await refresh();
      say.success(t('batches.made', { count }));
    },
    onError: (error) =>
      error instanceof Refusal && error.name === 'pageNotFound' ? say.error(t('batches.nothing')) : sayProblem(error),
  });
};

const Batch = ({ batch: { id, createdAt, rail, count, total, createdBy } }: { batch: WithdrawalBatch }) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const dollars = useDollars();
  const download = useMutation({
    mutationFn: () => staffApi('getWithdrawalBatch', { params: { id } }),
    onSuccess: saveFile,
    onError: useSayProblem(),
  });
  return (
    <Row
      name={t('batches.name', { id, rail: t(`withdrawals.rails.${rail}`), sum: dollars(total) })}
      more={t('batches.more', { count, who: createdBy, date: dayAndTime(new Date(createdAt), language) })}
    >
      <Button
        size="small"
        aria-label={t('batches.downloadName', { id })}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('batches.download')}
      </Button>
    </Row>
  );
};
