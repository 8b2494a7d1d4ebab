import type { SubBalance } from '@stagedoor/contract/schemas/wallet';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../../ui/buttons/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { transactionsQuery } from './api.ts';
import { byDay, type Day } from './days.ts';
import styles from './statement.module.css';
import { StatementLine } from './statement-line.tsx';
import { subBalances } from './sub-balances.ts';

/** The wallet's transactions by day, each with its reason. */
export const Statement = ({ pot }: { pot: SubBalance | undefined }) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const offset = useServerOffset();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(transactionsQuery(pot, language));
  // A transaction that arrives between two page loads shifts the next page: its first line would appear twice.
  const lines = new Map(data?.pages.flatMap(({ items }) => items).map((line) => [line.id, line]));
  const days = byDay([...lines.values()], new Date(Date.now() + offset), language);
  return (
    <section aria-labelledby="statement">
      <h2 id="statement" className={styles.head}>
        {t('statement.title')}
      </h2>
      <ChipRow label={t('statement.filter')}>
        <ChipLink to={paths.wallet()} current={pot === undefined}>
          {t('pots.all')}
        </ChipLink>
        {subBalances.map((other) => (
          <ChipLink key={other} to={paths.wallet(other)} current={other === pot}>
            {t(`pots.${other}`)}
          </ChipLink>
        ))}
      </ChipRow>
      {days.map((day) => (
        <DayOfLines key={day.key} day={day} />
      ))}
      {data && days.length === 0 && (
        <EmptyState title={<h3>{t('statement.empty')}</h3>}>
          <p>{t('statement.emptyText')}</p>
        </EmptyState>
      )}
      {hasNextPage && (
        <div className={styles.older}>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('statement.older')}
          </Button>
        </div>
      )}
    </section>
  );
};

const DayOfLines = ({ day: { relation, date, items } }: { day: Day }) => {
  const { t } = useTranslation('wallet');
  return (
    <>
      <h3 className={styles.day}>{relation === 'earlier' ? date : t(`statement.${relation}`, { date })}</h3>
      <ul>
        {items.map((line) => (
          <StatementLine key={line.id} line={line} />
        ))}
      </ul>
    </>
  );
};
