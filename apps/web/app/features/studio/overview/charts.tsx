import { formatNumber } from '@stagedoor/contract/number';
import type { StudioOverview } from '@stagedoor/contract/schemas/overview';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { fullDate, monthName, shortDate } from '../../../shared/time/dates.ts';
import { Chart } from '../../../ui/display/chart.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './overview.module.css';

export const IncomeChart = ({ income }: Pick<StudioOverview, 'income'>) => {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const dollars = useDollars();
  const points = income.map(({ from, amount }) => ({
    key: from,
    label: monthName(new Date(from), language, 'short'),
    name: monthName(new Date(from), language),
    value: amount,
    words: dollars(amount),
  }));
  return (
    <RowGroup title={t('studio.income')} lead={t('studio.incomeLead')}>
      <Chart
        title={points.at(-1)?.name ?? ''}
        now={points.at(-1)?.words ?? ''}
        more={t('studio.thisMonth')}
        points={points}
        table={{ open: t('table'), name: t('studio.month'), value: t('studio.amount') }}
      />
    </RowGroup>
  );
};

export const FansCharts = ({ fans, followers }: Pick<StudioOverview, 'fans' | 'followers'>) => {
  const { t } = useTranslation('overview');
  return (
    <RowGroup title={t('studio.fans')}>
      <div className={styles.pair}>
        <WeeksChart title={t('studio.buyers')} weeks={fans.map(({ from, buyers }) => ({ from, count: buyers }))} />
        <WeeksChart
          title={t('studio.followers')}
          weeks={fans.map(({ from, followers: joined }) => ({ from, count: joined }))}
          more={t('studio.followersAll', { count: followers })}
        />
      </div>
    </RowGroup>
  );
};

type Weeks = { title: string; weeks: { from: string; count: number }[]; more?: string };

const WeeksChart = ({ title, weeks, more }: Weeks) => {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const now = new Date(weeks.at(-1)?.from ?? 0);
  const points = weeks.map(({ from, count }) => ({
    key: from,
    label: shortDate(new Date(from), language),
    name: fullDate(new Date(from), now, language),
    value: count,
    words: formatNumber(count, language),
  }));
  return (
    <Chart
      title={title}
      now={points.at(-1)?.words ?? ''}
      more={t('studio.thisWeek')}
      points={points}
      every={4}
      table={{ open: t('table'), name: t('studio.week'), value: t('studio.people') }}
    >
      {more && <p className={`${text.small} ${text.quiet}`}>{more}</p>}
    </Chart>
  );
};
