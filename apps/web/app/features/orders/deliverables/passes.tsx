import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import PlaceTime from '../../../shared/time/place-time.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './deliverables.module.css';
import { GuestNames } from './guest-names.tsx';

const QrCode = lazy(() => import('../../../ui/media/qr-code.tsx'));

type Delivered = Extract<OrderDetail['delivered'], { kind: 'pass' }>;
type Props = { order: OrderDetail; token: string | undefined; delivered: Delivered };

/** When and where it takes place, and one ticket for each guest. */
export const Passes = ({ order, token, delivered }: Props) => {
  const { t } = useTranslation('orders');
  const { startsAt, timeZone, place, map, passes } = delivered;
  const isVoid = passes.every(({ code }) => code === null);
  return (
    <>
      {isVoid && <Note kind="stop">{t(order.state === 'disputed' ? 'deliverables.onHold' : 'deliverables.void')}</Note>}
      <div className={styles.facts}>
        <PriceLines>
          <PriceLine name={t('deliverables.when')}>
            <PlaceTime at={startsAt} timeZone={timeZone} />
          </PriceLine>
          <PriceLine name={t('deliverables.where')}>{place}</PriceLine>
        </PriceLines>
        <p className={styles.ways}>
          <a className={text.link} href={map} target="_blank" rel="noreferrer">
            {t('deliverables.map')}
          </a>
          {order.documents?.calendar && (
            <a className={text.link} href={order.documents.calendar} download>
              {t('deliverables.calendar')}
            </a>
          )}
          {order.documents?.ticket && (
            <a className={text.link} href={order.documents.ticket} target="_blank" rel="noreferrer">
              {t('deliverables.pdf', { count: passes.length })}
            </a>
          )}
        </p>
        {!isVoid && <p>{t('deliverables.passText', { count: passes.length })}</p>}
      </div>
      <ul className={styles.passes}>
        {passes.map((pass) => (
          <Pass key={pass.number} pass={pass} of={passes.length} />
        ))}
      </ul>
      {order.can.includes('nameGuests') && <GuestNames order={order} passes={passes} token={token} />}
    </>
  );
};

const Pass = ({ pass: { number, name, code, checkedInAt }, of }: { pass: Delivered['passes'][number]; of: number }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const guest = t('deliverables.guest', { number, of });
  return (
    <li className={styles.pass} data-void={code === null}>
      {code !== null && (
        <div className={styles.code}>
          <Suspense>
            <QrCode text={code} label={`${t('deliverables.qr')}: ${name ?? guest}`} />
          </Suspense>
        </div>
      )}
      <div className={styles.guest}>
        <p className={styles.big}>{name ?? guest}</p>
        {name !== null && <p>{guest}</p>}
        {code !== null && (
          <p>
            {t('deliverables.passCode')}
            <span className={styles.plain}>{code}</span>
          </p>
        )}
        {checkedInAt !== null && (
          <Badge kind="safe">{t('deliverables.guestIn', { date: dayAndTime(new Date(checkedInAt), language) })}</Badge>
        )}
      </div>
    </li>
  );
};
