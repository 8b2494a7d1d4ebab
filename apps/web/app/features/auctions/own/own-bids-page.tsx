import { useInfiniteQuery } from '@tanstack/react-query';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ForUser } from '../../../shared/session/for-user.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { ownBidsQuery } from '../api.ts';
import { OwnBidRow } from './own-bid-row.tsx';
import styles from './own-bids.module.css';
import { groupOf, groups } from './status-of.ts';

/** The auctions that the reader bids on, buys or watches. */
export const OwnBidsPage = () => {
  const { t } = useTranslation('ownbids');
  return (
    <Page title={t('title')}>
      <ForUser>{() => <Contents />}</ForUser>
    </Page>
  );
};

const Contents = () => {
  const { t } = useTranslation('ownbids');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    ownBidsQuery(useLanguage()),
  );
  if (!data) return <Fetching failed={isError} again={refetch} />;
  // An auction that ended between two page loads would appear twice.
  const bids = [...new Map(data.pages.flatMap(({ items }) => items).map((one) => [one.idProduct, one])).values()];
  if (bids.length === 0) return <Empty />;
  return (
    <div className={styles.groups}>
      {groups.map((name) => {
        const inside = bids.filter((bid) => groupOf(bid) === name);
        return (
          inside.length > 0 && (
            <RowGroup key={name} title={t(`groups.${name}`)}>
              <Rows>
                {inside.map((bid) => (
                  <OwnBidRow key={bid.idProduct} bid={bid} />
                ))}
              </Rows>
            </RowGroup>
          )
        );
      })}
      {hasNextPage && (
        <div>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
};

const Empty = () => {
  const { t } = useTranslation('ownbids');
  return (
    <EmptyState
      title={<h2>{t('empty')}</h2>}
      wayOn={
        <ButtonLink to={paths.auctions()} look="primary">
          {t('emptyWay')}
        </ButtonLink>
      }
    >
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
};
