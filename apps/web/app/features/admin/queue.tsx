import type { WithdrawalState } from '@stagedoor/contract/schemas/wallet';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import text from '../../ui/theme/text.module.css';
import { queueQuery } from './api.ts';
import styles from './queue.module.css';
import { QueueRow } from './queue-row.tsx';

const columns = ['person', 'destination', 'sum', 'asked', 'decision'] as const;

/** The withdrawals in one state, oldest first. */
export const Queue = ({ state, id }: { state: WithdrawalState; id: number | undefined }) => {
  const { t } = useTranslation('admin');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(queueQuery(state, id));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  // The row is removed with its buttons: move focus to the top of the queue.
  const decided = () => heading.current?.focus();
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" ref={heading} tabIndex={-1} className={text.hidden}>
        {t('withdrawals.queue')}
      </h2>
      {items.length > 0 && (
        <table className={styles.queue}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`withdrawals.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <QueueRow key={item.id} item={item} onDecided={decided} />
            ))}
          </tbody>
        </table>
      )}
      {data && items.length === 0 && (
        <EmptyState title={<h3>{t('withdrawals.empty')}</h3>}>
          <p>{t('withdrawals.emptyText')}</p>
        </EmptyState>
      )}
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
};
