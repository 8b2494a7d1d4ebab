import { auctionTopic } from '@stagedoor/contract/live/auctions';
import type { OwnBid } from '@stagedoor/contract/schemas/auction';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useTopic } from '../../../shared/live/use-topic.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { ownBidsQuery } from '../api.ts';
import { type Status, statusOf } from './status-of.ts';

const kinds: Partial<Record<Status, 'safe' | 'stop' | 'lamp'>> = {
  leading: 'safe',
  won: 'safe',
  outbid: 'lamp',
  offered: 'lamp',
  toPay: 'stop',
};

/** One auction, which moves as others bid. */
export const OwnBidRow = ({ bid }: { bid: OwnBid }) => {
  const { t } = useTranslation('ownbids');
  const { t: statuses } = useTranslation('statuses');
  const language = useLanguage();
  const cache = useQueryClient();
  const facts = useFacts(bid);
  const isOver = bid.phase === 'ended' || bid.phase === 'cancelled';
  useTopic(auctionTopic, { id: isOver ? undefined : bid.idProduct }, () => {
    void cache.invalidateQueries({ queryKey: ownBidsQuery(language).queryKey });
  });
  const status = statusOf(bid);
  const { label, to } = wayOn(bid, status);
  return (
    <Row
      name={
        <Link to={paths.auction(bid.idProduct)} className={text.link}>
          {bid.name}
        </Link>
      }
      more={facts.join(' · ')}
    >
      <Badge kind={kinds[status] ?? 'plain'}>{statuses(`bid.${status}`)}</Badge>
      <ButtonLink
        size="small"
        look={label === 'pay' ? 'primary' : 'line'}
        to={to}
        aria-label={`${t(`ways.${label}`)}: ${bid.name}`}
      >
        {t(`ways.${label}`)}
      </ButtonLink>
    </Row>
  );
};

const wayOn = (bid: OwnBid, status: Status) => {
  if (status === 'toPay') return { label: 'pay', to: paths.auctionWinner(bid) } as const;
  if (status === 'offered') return { label: 'decide', to: paths.auctionWinner(bid) } as const;
  if (status === 'won' || status === 'paying') return { label: 'win', to: paths.auctionWinner(bid) } as const;
  return { label: status === 'outbid' ? 'again' : 'view', to: paths.auction(bid.idProduct) } as const;
};

/** The price, one’s own bid where it is another one, and the time that counts. */
const useFacts = ({ currentBet, finalBet, startingBet, phase, startDate, endDate, viewer }: OwnBid): string[] => {
  const { t } = useTranslation('ownbids');
  const dollars = useDollars();
  const language = useLanguage();
  const date = (at: string) => dayAndTime(new Date(at), language);
  const price = finalBet ?? currentBet ?? startingBet;
  const time =
    viewer.payBy !== null
      ? t('payBy', { date: date(viewer.payBy) })
      : phase === 'notStarted'
        ? t('starts', { date: date(startDate) })
        : t(phase === 'inProgress' ? 'ends' : 'ended', { date: date(endDate) });
  const own = viewer.ownBet !== null && viewer.ownBet !== price ? [t('own', { sum: dollars(viewer.ownBet) })] : [];
  return [dollars(price), ...own, time];
};
