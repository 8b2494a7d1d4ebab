import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import PlaceTime from '../../../shared/time/place-time.tsx';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import text from '../../../ui/theme/text.module.css';
import { calendarLink } from './calendar-file.ts';
import styles from './deliverables.module.css';

const QrCode = lazy(() => import('../../../ui/media/qr-code.tsx'));

type Props = {
  order: OrderDetail;
  code: string;
  startsAt: string;
  timeZone: string;
  place: string;
  checkedIn: number;
};

/** One code admits as many guests as were paid for. */
export const Pass = ({ order, code, startsAt, timeZone, place, checkedIn }: Props) => {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.pass}>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={code} label={t('deliverables.qr')} />
        </Suspense>
      </div>
      <div className={styles.facts}>
        <p>{t('deliverables.passText')}</p>
        <PriceLines>
          <PriceLine name={t('deliverables.when')}>
            <PlaceTime at={startsAt} timeZone={timeZone} />
          </PriceLine>
          <PriceLine name={t('deliverables.where')}>{place}</PriceLine>
          <PriceLine name={t('deliverables.guests')}>
            {t('deliverables.guestsOf', { in: checkedIn, of: order.quantity })}
          </PriceLine>
          <PriceLine name={t('deliverables.passCode')}>
            <span className={styles.plain}>{code}</span>
          </PriceLine>
        </PriceLines>
        <a
          className={text.link}
          href={calendarLink({ idOrder: order.idOrder, name: order.productName, place, startsAt: new Date(startsAt) })}
          download="stagedoor.ics"
        >
          {t('deliverables.calendar')}
        </a>
      </div>
    </div>
  );
};
