import type { InspectedBid } from '@stagedoor/contract/schemas/staff-auction';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { bidsByNameQuery } from './api.ts';
import { PersonLink } from './person-link.tsx';

export const Bids = ({ idProduct }: { idProduct: number }) => {
  const { t } = useTranslation('staffauctions');
  const { t: admin } = useTranslation('admin');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    bidsByNameQuery(idProduct),
  );
  return (
    <RowGroup title={t('bids.title')} lead={t('bids.lead')}>
      {!data && !isError && <p role="status">{admin('loading')}</p>}
      {!data && isError && (
        <Note kind="stop">
          <p>{t('bids.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {admin('again')}
          </Button>
        </Note>
      )}
      <Rows>
        {data?.pages
          .flatMap(({ items }) => items)
          .map((bid) => (
            <BidRow key={bid.number} bid={bid} />
          ))}
      </Rows>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('bids.more')}
        </Button>
      )}
    </RowGroup>
  );
};

const BidRow = ({
  bid: { person, alias, bid, isAutomatic, isAnonymous, device, createdDate },
}: {
  bid: InspectedBid;
}) => {
  const { t } = useTranslation('staffauctions');
  const dollars = useDollars();
  const language = useLanguage();
  const facts = [
    dayAndTime(new Date(createdDate), language),
    ...(isAnonymous ? [t('bids.anonymous', { alias })] : []),
    ...(isAutomatic ? [t('bids.auto')] : []),
    ...(device === null ? [] : [device]),
  ];
  return (
    <Row name={<PersonLink person={person} />} more={facts.join(' · ')}>
      <strong>{dollars(bid)}</strong>
    </Row>
  );
};
