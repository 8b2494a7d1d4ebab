import { formatPercent } from '@stagedoor/contract/number';
import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { shortDate } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Countdown } from '../../ui/display/countdown.tsx';
import styles from './clocks.module.css';
import { orderTime } from './order-time.ts';

/** What the order's deadline means. */
const kindOf = ({ state, productType }: OrderDetail) => {
  if (state === 'reviewing') return 'review';
  const type = plainType(productType);
  return type && ruleOf(type).deadline === 'takesPlace' ? 'takesPlace' : 'last';
};

/** The remaining time and what happens afterwards. Shown while a deadline runs. */
export const Clocks = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const offset = useServerOffset();
  const dollars = useDollars();
  const [now] = useState(() => Date.now() + offset);
  const { state, deadline, expressDeadline, price, role } = order;
  if ((state !== 'processing' && state !== 'reviewing') || deadline === null || Date.parse(deadline) <= now)
    return null;
  const kind = kindOf(order);
  const isExpress = expressDeadline !== null && Date.parse(expressDeadline) > now;
  const words = kind === 'last' && role === 'talent' ? 'talentText' : (`${kind}Text` as const);
  return (
    <section className={styles.paper}>
      <div className={styles.dates}>
        {isExpress && (
          <Clock order={order} until={expressDeadline} now={now} label={t('clocks.express')}>
            {(date) => t('clocks.expressText', { date, sum: dollars(price.expressSurcharge) })}
          </Clock>
        )}
        <Clock order={order} until={deadline} now={now} label={t(`clocks.${kind}`)}>
          {(date) => t(`clocks.${words}`, { date })}
        </Clock>
      </div>
      {kind === 'last' && <Fuse order={order} deadline={deadline} now={now} />}
    </section>
  );
};

type ClockProps = { order: OrderDetail; until: string; now: number; label: string; children: (date: string) => string };

const Clock = ({ order, until, now, label, children }: ClockProps) => {
  const language = useLanguage();
  const end = new Date(until);
  return (
    <div className={styles.clock}>
      <Countdown until={end} serverNow={now} language={language} label={label} />
      <p>{children(orderTime(until, order, language))}</p>
    </div>
  );
};

type FuseProps = { order: OrderDetail; deadline: string; now: number };

const Fuse = ({ order: { paidAt, expressDeadline }, deadline, now }: FuseProps) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  if (paidAt === null) return null;
  const [start, end] = [Date.parse(paidAt), Date.parse(deadline)];
  const part = (moment: number) => Math.min(1, Math.max(0, (moment - start) / (end - start)));
  const marks = [
    { name: t('clocks.paid'), at: start },
    ...(expressDeadline ? [{ name: t('clocks.expressMark'), at: Date.parse(expressDeadline) }] : []),
    { name: t('clocks.end'), at: end },
  ];
  return (
    <>
      <div
        className={styles.fuse}
        role="img"
        aria-label={t('clocks.passed', { part: formatPercent(part(now) * 100, language) })}
      >
        <i style={{ width: `${part(now) * 100}%` }} />
        {marks.slice(1).map(({ name, at }) => (
          <u key={name} style={{ left: `${part(at) * 100}%` }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {marks.map(({ name, at }) => (
          <li key={name} style={{ left: `${part(at) * 100}%` }}>
            <span>{name}</span>
            <span>{shortDate(new Date(at), language)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
