import type { QueuedWithdrawal } from '@stagedoor/contract/endpoints/backoffice';
import { countryName } from '../../shared/i18n/countries.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Decide } from './decide.tsx';
import styles from './queue.module.css';
import { ReturnTransfer } from './return-transfer.tsx';

type Props = { item: QueuedWithdrawal; onDecided: () => void };

export const QueueRow = ({ item, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const dollars = useDollars();
  const receiver = t('withdrawals.receiver', {
    name: `${item.firstName} ${item.lastName}`,
    country: countryName(item.residenceCountry, language),
  });
  return (
    <tr>
      <th scope="row" data-column="person">
        <span>{item.userName}</span>
        <small>{t('withdrawals.profile', { id: item.idUser })}</small>
      </th>
      <td data-column="destination">
        <span>
          {t(`withdrawals.rails.${item.destination.rail}`)} {item.destination.masked}
        </span>
        <small>{receiver}</small>
      </td>
      <td data-column="sum">{dollars(item.amount)}</td>
      <td data-column="asked">
        <time dateTime={item.createdAt}>{dayAndTime(new Date(item.createdAt), language)}</time>
        <small>{t('withdrawals.number', { id: item.id })}</small>
      </td>
      <td data-column="decision" className={styles.decision}>
        {item.state === 'requested' ? <Decide item={item} onDecided={onDecided} /> : <Decided item={item} />}
        {item.state === 'sent' && <ReturnTransfer item={item} onDecided={onDecided} />}
      </td>
    </tr>
  );
};

const Decided = ({ item }: { item: QueuedWithdrawal }) => {
  const { decidedBy, decidedAt, needsSecondPerson, returnedBy, returnedAt, reason } = item;
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <>
      {decidedBy !== null && decidedAt !== null && (
        <span>{t('withdrawals.decided', { name: decidedBy, date: dayAndTime(new Date(decidedAt), language) })}</span>
      )}
      {needsSecondPerson && (
        <>
          <Badge kind="lamp">{t('withdrawals.second')}</Badge>
          <small>{t('withdrawals.secondText')}</small>
        </>
      )}
      {returnedBy !== null && returnedAt !== null && (
        <span>
          {t('withdrawals.returnedBy', { name: returnedBy, date: dayAndTime(new Date(returnedAt), language) })}
        </span>
      )}
      {reason !== null && <small>{t('withdrawals.reason', { reason })}</small>}
    </>
  );
};
