import { ApiError } from '@stagedoor/contract/errors';
import type { InspectedAuction } from '@stagedoor/contract/schemas/staff-auction';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import { type Fact, FactList } from '../fact-list.tsx';
import { inspectedAuctionQuery } from './api.ts';
import styles from './auctions.module.css';
import { Bidders } from './bidders.tsx';
import { Bids } from './bids.tsx';
import { CancelAuction } from './cancel-auction.tsx';
import { Offers } from './offers.tsx';
import { PersonLink } from './person-link.tsx';
import { PhaseBadge } from './phase-badge.tsx';
import { Shared } from './shared.tsx';

/** One auction: who bids, who of them may be one person, and whom the win was offered to. */
export const StaffAuctionPage = ({ id }: { id: number }) => {
  const { t } = useTranslation('staffauctions');
  const { t: admin } = useTranslation('admin');
  const { data: auction, error, refetch } = useQuery(inspectedAuctionQuery(id, useLanguage()));
  if (auction) return <Auction auction={auction} />;
  if (error instanceof ApiError && ['pageNotFound', 'mandatoryFieldNull'].includes(error.name))
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{t('page.missing')}</h1>}
        wayOn={<ButtonLink to={staffPaths.auctions()}>{t('page.back')}</ButtonLink>}
      >
        <p>{t('page.missingText')}</p>
      </EmptyState>
    );
  return (
    <>
      <h1 tabIndex={-1}>{t('page.title')}</h1>
      {error ? (
        <Note kind="stop">
          <p>{t('page.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {admin('again')}
          </Button>
        </Note>
      ) : (
        <p role="status">{admin('loading')}</p>
      )}
    </>
  );
};

const Auction = ({ auction }: { auction: InspectedAuction }) => (
  <div className={styles.page}>
    <Head auction={auction} />
    <Shared shared={auction.shared} />
    <Offers auction={auction} />
    <Bidders bidders={auction.bidders} />
    {auction.bids > 0 && <Bids idProduct={auction.idProduct} />}
  </div>
);

const Head = ({ auction }: { auction: InspectedAuction }) => {
  const { t } = useTranslation('staffauctions');
  const { idProduct, name, mayCancel } = auction;
  const facts = useFacts(auction);
  return (
    <header className={styles.head}>
      <Link to={staffPaths.auctions()} className={text.link}>
        {t('page.back')}
      </Link>
      <h1 tabIndex={-1}>{name}</h1>
      <PhaseBadge auction={auction} />
      <FactList facts={facts} />
      <div className={styles.ways}>
        <ButtonLink to={paths.auction(idProduct)} size="small">
          {t('page.open')}
        </ButtonLink>
        {mayCancel && <CancelAuction idProduct={idProduct} />}
      </div>
    </header>
  );
};

const useFacts = (auction: InspectedAuction): Fact[] => {
  const { t } = useTranslation('staffauctions');
  const dollars = useDollars();
  const language = useLanguage();
  const moment = (at: string) => dayAndTime(new Date(at), language);
  const { idProduct, owner, leader, startingBet, currentBet, reservePrice, buyNowPrice, bids, participants } = auction;
  const { startDate, endDate, plannedEnd, cancelReason } = auction;
  const price = currentBet === null ? t('from', { sum: dollars(startingBet) }) : dollars(currentBet);
  return [
    [t('page.number'), idProduct],
    [t('page.talent'), <PersonLink key="talent" person={owner} />],
    [t('page.price'), price],
    [t('bids.title'), bids > 0 && `${t('count', { count: bids })}, ${t('people', { count: participants })}`],
    [t('page.leader'), leader && <PersonLink key="leader" person={leader} />],
    [t('page.reserve'), reservePrice !== null && dollars(reservePrice)],
    [t('page.buyNow'), buyNowPrice !== null && dollars(buyNowPrice)],
    [t('page.starts'), moment(startDate)],
    [
      t('page.ends'),
      endDate === plannedEnd
        ? moment(endDate)
        : t('page.extended', { date: moment(endDate), planned: moment(plannedEnd) }),
    ],
    [t('page.reason'), cancelReason],
  ];
};
