import type { Auction } from '@stagedoor/contract/schemas/auction';
import { lazy } from 'react';
import { Link } from 'react-router';
import { WhenNear } from '../../../shared/browser/when-near.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ReportButton } from '../../../shared/report/report-button.tsx';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import stage from '../../../ui/layout/stage.module.css';
import { Picture, Portrait } from '../../../ui/media/picture.tsx';
import { BidBox } from '../bid/bid-box.tsx';
import { useBid } from '../bid/use-bid.ts';
import { useReturn } from '../bid/use-return.ts';
import styles from './auction-page.module.css';
import { Board } from './board.tsx';
import { Charity } from './charity.tsx';
import { Heard } from './heard.tsx';
import { IfYouWin } from './if-you-win.tsx';
import { ShareAuction } from './share-auction.tsx';
import { StandingNote } from './standing.tsx';
import { standingOf } from './standing-of.ts';
import { Terms } from './terms.tsx';
import { useAuction } from './use-auction.ts';
import { WatchButton } from './watch-button.tsx';
import { WinnerWays } from './winner-ways.tsx';

// Below the first screen.
const BidList = lazy(() => import('../bids/bid-list.tsx'));

/** One auction, live for everybody who has it open. */
export const AuctionPage = ({ rendered }: { rendered: Auction }) => {
  const { auction, keep, reload } = useAuction(rendered);
  const { t } = useTranslation('auction');
  const bidding = useBid({ auction, keep, reload });
  useReturn(auction.idProduct, bidding.goOn);
  const { name, imageLink, ownerName, phase, viewer } = auction;
  return (
    <Wrap>
      <div className={styles.page}>
        <Above auction={auction} />
        <section className={`${stage.stage} ${styles.stage}`} data-live={phase === 'inProgress'} aria-label={t('room')}>
          <div className={styles.art}>
            {imageLink && (
              <Picture base={imageLink} alt={t('picture', { name })} sizes="(max-width: 768px) 100vw, 44rem" eager />
            )}
          </div>
          <div className={styles.room}>
            <h1 tabIndex={-1}>{name}</h1>
            <Owner auction={auction} />
            <Board auction={auction} />
            <StandingNote standing={standingOf(auction)} ownerName={ownerName} />
            <WinnerWays auction={auction} />
            <BidBox auction={auction} bidding={bidding} />
            <div className={styles.ways}>
              {viewer?.bar !== 'own' && <WatchButton auction={auction} reload={reload} />}
              <ShareAuction auction={auction} />
            </div>
            {phase === 'inProgress' && <Terms signed={viewer !== null} />}
          </div>
        </section>
        <Heard auction={auction} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <section aria-labelledby="about">
              <h2 id="about">{t('about')}</h2>
              <p className={styles.about}>{auction.about}</p>
            </section>
            <WhenNear>
              <BidList auction={auction} />
            </WhenNear>
          </div>
          <aside className={styles.aside}>
            <Charity auction={auction} />
            <IfYouWin auction={auction} />
            <ReportButton
              subject="PRODUCT"
              id={auction.idProduct}
              idOwner={auction.idOwner}
              name={name}
              owner={ownerName}
            />
          </aside>
        </div>
      </div>
    </Wrap>
  );
};

const Above = ({ auction: { idOwner, ownerName, name } }: { auction: Auction }) => {
  const { t } = useTranslation('auction');
  const { t: list } = useTranslation('auctions');
  const above = [
    <Link key="list" to={paths.auctions()}>
      {list('title')}
    </Link>,
    <Link key="owner" to={paths.profile({ idUser: idOwner, nickname: null })}>
      {ownerName}
    </Link>,
  ];
  return <Crumbs label={t('crumbs')} above={above} current={name} />;
};

const Owner = ({ auction: { idOwner, ownerName, ownerImageLink, shortAbout } }: { auction: Auction }) => {
  const { t } = useTranslation('auction');
  return (
    <p className={styles.by}>
      <span className={styles.face}>
        <Portrait base={ownerImageLink} alt="" sizes="2rem" eager />
      </span>
      <span>
        <Link to={paths.profile({ idUser: idOwner, nickname: null })}>{t('by', { name: ownerName })}</Link>
        <span className={styles.short}>{shortAbout}</span>
      </span>
    </p>
  );
};
