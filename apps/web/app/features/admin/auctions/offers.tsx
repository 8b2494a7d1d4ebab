import type { InspectedAuction, InspectedOffer } from '@stagedoor/contract/schemas/staff-auction';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { Forgive } from './forgive.tsx';

/** Who bought it or tried to, then whom the win was offered to. */
export const Offers = ({ auction: { offers } }: { auction: InspectedAuction }) => {
  const { t } = useTranslation('staffauctions');
  return (
    <RowGroup title={t('offers.title')}>
      {offers.length === 0 && <p className={text.quiet}>{t('offers.none')}</p>}
      <Rows>
        {offers.map((offer) => (
          <OfferRow key={`${offer.place} ${offer.createdDate}`} offer={offer} />
        ))}
      </Rows>
    </RowGroup>
  );
};

const OfferRow = ({ offer }: { offer: InspectedOffer }) => {
  const { t } = useTranslation('staffauctions');
  const { t: own } = useTranslation('ownauctions');
  const dollars = useDollars();
  const facts = useFacts(offer);
  const { place, person, amount, state, idOrder, strike } = offer;
  const words = { name: person.name, sum: dollars(amount) };
  return (
    <Row
      name={own(place === 0 ? 'live.buyer' : place === 1 ? 'live.winner' : 'live.offered', words)}
      more={facts.join(' · ')}
    >
      <Badge kind={state === 'paid' ? 'safe' : state === 'expired' ? 'stop' : 'plain'}>
        {own(`live.states.${state}`)}
      </Badge>
      {idOrder !== null && (
        <Link to={staffPaths.order(idOrder)} className={text.link}>
          {t('offers.order')}
        </Link>
      )}
      {strike?.forgivenDate === null && <Forgive idStrike={strike.idStrike} name={person.name} />}
    </Row>
  );
};

/** When it was offered, and what came of not paying it. */
const useFacts = ({ createdDate, strike }: InspectedOffer): string[] => {
  const { t } = useTranslation('staffauctions');
  const language = useLanguage();
  const moment = (at: string) => dayAndTime(new Date(at), language);
  if (!strike) return [moment(createdDate)];
  const { until, forgivenDate } = strike;
  if (forgivenDate !== null) return [moment(createdDate), t('offers.forgiven', { date: moment(forgivenDate) })];
  const block = until === null ? t('offers.blockedForever') : t('offers.blockedUntil', { date: moment(until) });
  return [moment(createdDate), block];
};
