import { cents } from '@stagedoor/contract/money';
import { formatNumber } from '@stagedoor/contract/number';
import type { MembersByMonth } from '@stagedoor/contract/schemas/membership';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { monthName } from '../../../shared/time/dates.ts';
import { Chart } from '../../../ui/display/chart.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import styles from './members.module.css';

type Props = Pick<MembersByMonth, 'months'>;

/** Income, joins and leaves by the month. */
export const MembersCharts = ({ months }: Props) => {
  const { t } = useTranslation('club');
  const language = useLanguage();
  const dollars = useDollars();
  const count = (value: number) => formatNumber(value, language);
  return (
    <RowGroup title={t('charts')} lead={t('incomeLead')}>
      <div className={styles.charts}>
        <MonthsChart months={months} of="income" words={(value) => dollars(cents(value))} value={t('income')} />
        <div className={styles.pair}>
          <MonthsChart months={months} of="joined" words={count} value={t('people')} />
          <MonthsChart months={months} of="left" words={count} value={t('people')} />
        </div>
      </div>
    </RowGroup>
  );
};

type ChartProps = Props & { of: 'income' | 'joined' | 'left'; words: (value: number) => string; value: string };

const MonthsChart = ({ months, of, words, value }: ChartProps) => {
  const { t } = useTranslation('club');
  const { t: more } = useTranslation('overview');
  const language = useLanguage();
  const points = months.map(({ from, [of]: amount }) => ({
    key: from,
    label: monthName(new Date(from), language, 'short'),
    name: monthName(new Date(from), language),
    value: amount,
    words: words(amount),
  }));
  return (
    <Chart
      title={t(of)}
      now={points.at(-1)?.words ?? ''}
      more={t('thisMonth')}
      points={points}
      every={3}
      table={{ open: more('table'), name: t('month'), value }}
    />
  );
};
