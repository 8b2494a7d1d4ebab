import type { AuctionOffer } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import type { WholeAuction } from './draft.ts';

/** How it goes, and to whom it was offered after the end. */
export const OwnBoard = ({ auction }: { auction: WholeAuction }) => {
  const { t } = useTranslation('ownauctions');
  const dollars = useDollars();
  const language = useLanguage();
  const { phase, startingBet, currentBet, finalBet, reservePrice, participants, watchers, startDate, endDate } =
    auction;
  const date = (at: string) => dayAndTime(new Date(at), language);
  return (
    <>
      <PriceLines>
        <PriceLine name={t(currentBet === null ? 'form.startingBet' : 'live.leading')}>
          {dollars(finalBet ?? currentBet ?? startingBet)}
        </PriceLine>
        {reservePrice !== null && <PriceLine name={t('form.reserve')}>{dollars(reservePrice)}</PriceLine>}
        {auction.formBuyNowPrice !== null && (
          <PriceLine name={t('form.buyNow')}>{dollars(auction.formBuyNowPrice)}</PriceLine>
        )}
        <PriceLine name={t('form.startsAt')}>{date(startDate)}</PriceLine>
        <PriceLine name={t('form.endsAt')}>{date(endDate)}</PriceLine>
        <PriceLine name={t('live.people')}>
          {t('list.participants', { count: participants })}, {t('list.watchers', { count: watchers })}
        </PriceLine>
      </PriceLines>
      {phase === 'cancelled' && auction.cancelReason !== null && <p>{auction.cancelReason}</p>}
      {phase === 'ended' && <AfterEnd auction={auction} />}
    </>
  );
};

const AfterEnd = ({ auction: { offers, bids, outcome, idOrder } }: { auction: WholeAuction }) => {
  const { t } = useTranslation('ownauctions');
  return (
    <RowGroup title={t('live.chain')}>
      {bids === 0 && outcome === 'unsold' && <p>{t('live.noBids')}</p>}
      <Rows>
        {offers.map((offer) => (
          <OfferRow key={`${offer.place} ${offer.createdDate}`} offer={offer} />
        ))}
      </Rows>
      {outcome === 'unsold' && bids > 0 && <p>{t('live.unsold')}</p>}
      {idOrder !== null && (
        <p>
          <ButtonLink to={paths.desk(idOrder)} size="small" look="primary">
            {t('live.order')}
          </ButtonLink>
        </p>
      )}
    </RowGroup>
  );
};

const OfferRow = ({ offer: { place, bidder, amount, state, createdDate } }: { offer: AuctionOffer }) => {
  const { t } = useTranslation('ownauctions');
  const dollars = useDollars();
  const language = useLanguage();
  const words = { name: bidder.name, sum: dollars(amount) };
  return (
    <Row
      name={t(place === 0 ? 'live.buyer' : place === 1 ? 'live.winner' : 'live.offered', words)}
      more={dayAndTime(new Date(createdDate), language)}
    >
      <Badge kind={state === 'paid' ? 'safe' : state === 'expired' ? 'stop' : 'plain'}>
        {t(`live.states.${state}`)}
      </Badge>
    </Row>
  );
};
