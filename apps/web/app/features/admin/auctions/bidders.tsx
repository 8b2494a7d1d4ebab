import type { InspectedBidder, UsedThing } from '@stagedoor/contract/schemas/staff-auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime, localDay } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import queue from '../queue.module.css';
import styles from './auctions.module.css';
import { PersonLink } from './person-link.tsx';

const columns = ['bidder', 'devices', 'cards', 'best', 'last'] as const;

export const Bidders = ({ bidders }: { bidders: readonly InspectedBidder[] }) => {
  const { t } = useTranslation('staffauctions');
  return (
    <RowGroup title={t('bidders.title')} lead={t('bidders.lead')}>
      {bidders.length === 0 && <p className={text.quiet}>{t('bidders.none')}</p>}
      {bidders.length > 0 && (
        <table className={queue.queue}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" data-column={name === 'best' ? 'sum' : name}>
                  {t(`bidders.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bidders.map((bidder) => (
              <BidderRow key={bidder.person.idUser} bidder={bidder} />
            ))}
          </tbody>
        </table>
      )}
    </RowGroup>
  );
};

const BidderRow = ({ bidder }: { bidder: InspectedBidder }) => {
  const { t } = useTranslation('staffauctions');
  const dollars = useDollars();
  const language = useLanguage();
  const now = new Date(Date.now() + useServerOffset());
  const { person, alias, bids, best, lastBidDate, memberSince, devices, cards } = bidder;
  const since = localDay(new Date(memberSince), now, language);
  return (
    <tr className={styles.bidder}>
      <th scope="row" data-column="bidder">
        <PersonLink person={person} />
        <small>{t('bidders.alias', { alias, date: since })}</small>
      </th>
      <td data-column="devices">
        <Things things={devices} />
      </td>
      <td data-column="cards">
        <Things things={cards} />
      </td>
      <td data-column="sum">
        {dollars(best)}
        <small>{t('count', { count: bids })}</small>
      </td>
      <td data-column="last">
        <time dateTime={lastBidDate}>{dayAndTime(new Date(lastBidDate), language)}</time>
      </td>
    </tr>
  );
};

const Things = ({ things }: { things: readonly UsedThing[] }) => {
  const { t } = useTranslation('staffauctions');
  return (
    <ul className={styles.things}>
      {things.map(({ name, shared }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two devices of a name apart, and they never move.
        <li key={at} data-shared={shared !== null}>
          {name}
          {shared !== null && <strong> {t('shared.mark', { number: shared })}</strong>}
        </li>
      ))}
    </ul>
  );
};
