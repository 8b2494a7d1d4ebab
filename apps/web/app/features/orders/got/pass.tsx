import { lazy, Suspense } from 'react';
import { dayAndTime } from '../../../shared/dates.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Bill, BillLine } from '../../../ui/bill.tsx';
import styles from './got.module.css';

const QrCode = lazy(() => import('../../../shared/qr-code.tsx'));

type Props = { code: string; startsAt: string; place: string; checkedIn: number; quantity: number };

/** One code lets in as many as were paid for. */
export const Pass = ({ code, startsAt, place, checkedIn, quantity }: Props) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  return (
    <div className={styles.pass}>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={code} label={t('got.qr')} />
        </Suspense>
      </div>
      <div className={styles.facts}>
        <p>{t('got.passText')}</p>
        <Bill>
          <BillLine name={t('got.when')}>{dayAndTime(new Date(startsAt), language)}</BillLine>
          <BillLine name={t('got.where')}>{place}</BillLine>
          <BillLine name={t('got.guests')}>{t('got.guestsOf', { in: checkedIn, of: quantity })}</BillLine>
          <BillLine name={t('got.passCode')}>
            <span className={styles.plain}>{code}</span>
          </BillLine>
        </Bill>
      </div>
    </div>
  );
};
