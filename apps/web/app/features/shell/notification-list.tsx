import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useInView } from '../../shared/browser/use-in-view.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import text from '../../ui/theme/text.module.css';
import { eventLogQuery } from './event-log/api.ts';
import { itemsOf, useMarkRead } from './event-log.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notification-list.module.css';

export default function NotificationList({ close }: { close: () => void }) {
  const { t } = useTranslation('notifications');
  const { t: shell } = useTranslation('shell');
  const { mutate: markRead, isPending } = useMarkRead();
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(eventLogQuery);
  const end = useInView(hasNextPage && !isFetchingNextPage && !isError, () => void fetchNextPage());
  const items = itemsOf(data);
  const hasNews = items.some(({ read }) => !read);
  return (
    <>
      <div className={styles.head}>
        <h2>{shell('header.notifications')}</h2>
        {hasNews && (
          <Button look="quiet" size="small" busy={isPending} onClick={() => markRead(undefined)}>
            {t('popup.markAll')}
          </Button>
        )}
        <IconButton aria-label={shell('close')} onClick={close}>
          <IconX aria-hidden="true" />
        </IconButton>
      </div>
      {!data && !isError && (
        <p className={`${styles.wait} ${text.quiet}`} role="status">
          {shell('oneMoment')}
        </p>
      )}
      {data && items.length === 0 && (
        <EmptyState title={<h3>{t('popup.emptyTitle')}</h3>}>
          <p>{t('popup.emptyText')}</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} onFollow={() => item.read || markRead([item.id])} />
        ))}
      </ul>
      {isError && (
        <div className={styles.wait} role="alert">
          <p>{t('popup.failed')}</p>
          <Button size="small" onClick={() => void (data ? fetchNextPage() : refetch())}>
            {t('popup.again')}
          </Button>
        </div>
      )}
      {hasNextPage && !isError && (
        <div ref={end} className={styles.wait}>
          <Button look="quiet" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('popup.older')}
          </Button>
        </div>
      )}
      <p className={styles.foot}>
        <Link to={paths.settings('notifications')} className={text.link}>
          {t('popup.settings')}
        </Link>
      </p>
    </>
  );
}
