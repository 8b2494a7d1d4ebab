import type { Auction, Bid } from '@stagedoor/contract/schemas/auction';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import text from '../../../ui/theme/text.module.css';
import { bidsKey, bidsQuery } from '../api.ts';
import styles from './bid-list.module.css';
import { initialsOf } from './initials-of.ts';
import { mergeBids } from './merge-bids.ts';
import { useBidderName } from './use-bidder-name.ts';

/** As many as are shown at first, so that a new bid does not move what is below. */
const few = 7;
/** Bids may come many times a second; the list follows at most this often. */
const pauseMs = 1_500;

/** All bids by amount, the first few until more are asked for. */
export default function BidList({ auction }: { auction: Auction }) {
  const { t } = useTranslation('auction');
  const { idProduct, bids: count, participants, phase } = auction;
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(bidsQuery(idProduct));
  const [all, setAll] = useState(false);
  useFollow(idProduct, count);
  const bids = mergeBids(...(data?.pages ?? []).map(({ items }) => items));
  const shown = all ? bids : bids.slice(0, few);
  return (
    <section aria-labelledby="bids">
      <div className={styles.head}>
        <h2 id="bids">{count > 0 ? t('bids.title', { count }) : t('bids.none')}</h2>
        {participants > 0 && (
          <p className={`${text.small} ${text.quiet}`}>{t('bids.people', { count: participants })}</p>
        )}
      </div>
      {count === 0 && <p className={text.quiet}>{t('bids.noneText')}</p>}
      <ol className={styles.list}>
        {shown.map((bid, at) => (
          <BidRow key={bid.id} bid={bid} leads={at === 0 && phase === 'inProgress'} />
        ))}
      </ol>
      <div className={styles.end}>
        {bids.length > few && (
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'bids.fewer' : 'bids.all')}
          </Button>
        )}
        {all && hasNextPage && (
          <Button size="small" look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('bids.more')}
          </Button>
        )}
      </div>
    </section>
  );
}

const BidRow = ({ bid: { bid, bidder, isOwn, isAutomatic, createdDate }, leads }: { bid: Bid; leads: boolean }) => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  const language = useLanguage();
  const nameOf = useBidderName();
  const own = bidder.isAlias ? t('board.youAs', { alias: nameOf(bidder) }) : t('board.you');
  return (
    <li className={styles.bid} data-mine={isOwn}>
      <span className={styles.alias} aria-hidden="true">
        {initialsOf(bidder.name)}
      </span>
      <span className={styles.name}>
        {isOwn ? own : nameOf(bidder)}
        {leads && <Badge kind="lamp">{t('bids.leads')}</Badge>}
        {isOwn && isAutomatic && <span className={styles.auto}>{t('bids.auto')}</span>}
      </span>
      <time className={styles.time} dateTime={createdDate}>
        {dayAndTime(new Date(createdDate), language)}
      </time>
      <span className={styles.sum}>{dollars(bid)}</span>
    </li>
  );
};

/** Reloads the list when there are more bids, with a pause in between. */
const useFollow = (idProduct: number, count: number) => {
  const cache = useQueryClient();
  const seen = useRef(count);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      void cache.invalidateQueries({ queryKey: bidsKey(idProduct) });
    }, pauseMs);
  }, [count, idProduct, cache]);
};
