import { formatNumber } from '@stagedoor/contract/number';
import type { StaffOverview } from '@stagedoor/contract/schemas/overview';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime, fullDate, shortDate } from '../../../shared/time/dates.ts';
import { Chart, type ChartPoint } from '../../../ui/display/chart.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './overview.module.css';

/** Orders, money held and refunds by day, as far as the reader's scopes allow. */
export const BusinessCharts = ({ overview: { orders, money } }: { overview: StaffOverview }) => {
  const { t } = useTranslation('overview');
  const days = (orders ?? money?.days ?? []).length;
  if (days === 0) return null;
  return (
    <RowGroup title={t('staff.days', { count: days })} lead={t('staff.daysLead')}>
      <div className={styles.charts}>
        {orders && <OrdersChart orders={orders} />}
        {money && <RefundsChart money={money} />}
        {money && <HeldChart money={money} />}
      </div>
    </RowGroup>
  );
};

const useDays = () => {
  const language = useLanguage();
  return (day: string, value: number, words: string): ChartPoint => {
    const date = new Date(day);
    return { key: day, label: shortDate(date, language), name: fullDate(date, date, language), value, words };
  };
};

const every = 7;

const OrdersChart = ({ orders }: { orders: NonNullable<StaffOverview['orders']> }) => {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const point = useDays();
  const points = orders.map(({ day, count }) => point(day, count, formatNumber(count, language)));
  return (
    <Chart
      title={t('staff.orders')}
      now={points.at(-1)?.words ?? ''}
      more={t('staff.today')}
      points={points}
      every={every}
      table={{ open: t('table'), name: t('staff.day'), value: t('staff.count') }}
    />
  );
};

type MoneyProps = { money: NonNullable<StaffOverview['money']> };

const RefundsChart = ({ money: { days } }: MoneyProps) => {
  const { t } = useTranslation('overview');
  const dollars = useDollars();
  const point = useDays();
  const points = days.map(({ day, refunded }) => point(day, refunded, dollars(refunded)));
  return (
    <Chart
      title={t('staff.refunds')}
      now={points.at(-1)?.words ?? ''}
      more={t('staff.refunded', { count: days.at(-1)?.refunds ?? 0 })}
      points={points}
      every={every}
      table={{ open: t('table'), name: t('staff.day'), value: t('staff.amount') }}
    />
  );
};

const HeldChart = ({ money: { held, days } }: MoneyProps) => {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const dollars = useDollars();
  const point = useDays();
  if (!held)
    return (
      <div>
        <h3>{t('staff.held')}</h3>
        <p className={text.quiet}>{t('staff.heldNone')}</p>
      </div>
    );
  const points = days.flatMap(({ day, held: then }) => (then === null ? [] : [point(day, then, dollars(then))]));
  return (
    <Chart
      title={t('staff.held')}
      now={dollars(held.amount)}
      more={t('staff.heldAt', { date: dayAndTime(new Date(held.at), language) })}
      points={points}
      every={every}
      look="line"
      table={{ open: t('table'), name: t('staff.day'), value: t('staff.amount') }}
    />
  );
};
