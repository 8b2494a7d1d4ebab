import type { StudioAuction } from '@stagedoor/contract/schemas/auction';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { StudioFrame } from '../studio-frame.tsx';
import { ownAuctionsQuery } from './api.ts';
import { AuctionRow } from './auction-row.tsx';
import styles from './auctions.module.css';

export const AuctionsPage = () => {
  const { t } = useTranslation('ownauctions');
  const add = (
    <ButtonLink to={paths.newAuction()} look="primary">
      {t('add')}
    </ButtonLink>
  );
  return (
    <StudioFrame title={t('title')} aside={add}>
      {() => <Contents />}
    </StudioFrame>
  );
};

const groups = [
  { name: 'running', phases: ['inProgress'] },
  { name: 'soon', phases: ['notStarted'] },
  { name: 'ended', phases: ['ended', 'cancelled'] },
] as const satisfies { name: string; phases: readonly StudioAuction['phase'][] }[];

const Contents = () => {
  const { t } = useTranslation('ownauctions');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    ownAuctionsQuery(useLanguage()),
  );
  if (!data) return <Fetching failed={isError} again={refetch} />;
  const auctions = data.pages.flatMap(({ items }) => items);
  if (auctions.length === 0)
    return (
      <EmptyState title={<h2>{t('list.empty')}</h2>}>
        <p>{t('list.emptyText')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.whole}>
      {groups.map(({ name, phases }) => {
        const inside = auctions.filter(({ phase }) => phases.some((one) => one === phase));
        return (
          inside.length > 0 && (
            <RowGroup key={name} title={t(`list.${name}`)}>
              <Rows>
                {inside.map((auction) => (
                  <AuctionRow key={auction.idProduct} auction={auction} />
                ))}
              </Rows>
            </RowGroup>
          )
        );
      })}
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
};
