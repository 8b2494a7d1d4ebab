import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './queue.module.css';

type Props<Item> = {
  title: string;
  /** Controls that filter the list. */
  filter?: ReactNode;
  /** The sort order in words, where it matters. */
  list?: string;
  columns: readonly { name: string; words: string }[];
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  empty: { title: string; text: string };
  row: (item: Item, onDecided: () => void) => ReactNode;
};

/** A paged list for staff. After a decision the focus moves to its top. */
export const QueuePage = <Item,>({ title, filter, list, columns, query, empty, row }: Props<Item>) => {
  const { t } = useTranslation('admin');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {filter}
      <section aria-labelledby="queue">
        <h2 id="queue" ref={heading} tabIndex={-1} className={text.hidden}>
          {list ?? title}
        </h2>
        {!data && !isError && <p role="status">{t('loading')}</p>}
        {!data && isError && (
          <Note kind="stop">
            <p>{t('failed')}</p>
            <Button size="small" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </Note>
        )}
        {items.length > 0 && (
          <table className={styles.queue}>
            <thead>
              <tr>
                {columns.map(({ name, words }) => (
                  <th key={name} scope="col" data-column={name}>
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{items.map((item) => row(item, () => heading.current?.focus()))}</tbody>
          </table>
        )}
        {data && items.length === 0 && (
          <EmptyState title={<h3>{empty.title}</h3>}>
            <p>{empty.text}</p>
          </EmptyState>
        )}
        {hasNextPage && (
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </section>
    </>
  );
};
