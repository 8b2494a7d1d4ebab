import type { FoundAuction } from '@stagedoor/contract/schemas/staff-auction';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import text from '../../../ui/theme/text.module.css';
import { PhaseBadge } from './phase-badge.tsx';

export const AuctionRow = ({ auction }: { auction: FoundAuction }) => {
  const { t } = useTranslation('staffauctions');
  const language = useLanguage();
  const dollars = useDollars();
  const { idProduct, name, owner, startingBet, currentBet, bids, participants, endDate } = auction;
  return (
    <tr>
      <th scope="row" data-column="auction">
        <Link to={staffPaths.auction(idProduct)} className={text.link}>
          {name}
        </Link>
        <small>{t('by', { name: owner.name })}</small>
        <small>{t('id', { id: idProduct })}</small>
      </th>
      <td data-column="state">
        <PhaseBadge auction={auction} />
      </td>
      <td data-column="sum">{currentBet === null ? t('from', { sum: dollars(startingBet) }) : dollars(currentBet)}</td>
      <td data-column="bids">
        <span>{t('count', { count: bids })}</span>
        {bids > 0 && <small>{t('people', { count: participants })}</small>}
      </td>
      <td data-column="ends">
        <time dateTime={endDate}>{dayAndTime(new Date(endDate), language)}</time>
      </td>
    </tr>
  );
};
