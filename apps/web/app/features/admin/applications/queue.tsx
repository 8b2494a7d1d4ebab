import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import text from '../../../ui/theme/text.module.css';
import { type QueueState, queueQuery } from './api.ts';
import { Candidate } from './candidate.tsx';

/** The applications in one state, earliest due date first. */
export const Queue = ({ state }: { state: QueueState }) => {
  const { t } = useTranslation('applications');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(queueQuery(state, useLanguage()));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  // The card is removed with its buttons: move focus to the top of the queue.
  const decided = () => heading.current?.focus();
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" ref={heading} tabIndex={-1} className={text.hidden}>
        {t('queue')}
      </h2>
      <ol>
        {items.map((item) => (
          <Candidate key={item.id} item={item} onDecided={decided} />
        ))}
      </ol>
      {data && items.length === 0 && (
        <EmptyState title={<h3>{t('empty')}</h3>}>
          <p>{t('emptyText')}</p>
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
