import type { Pot } from '@stagedoor/contract/schemas/wallet';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ChipLink, ChipRow } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { transactionsQuery } from './api.ts';
import { byDay, type Day } from './days.ts';
import { pots } from './pots.ts';
import styles from './statement.module.css';
import { StatementLine } from './statement-line.tsx';

/** What happened in the wallet, day by day; each line says why. */
export const Statement = ({ pot }: { pot: Pot | undefined }) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const offset = useServerOffset();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(transactionsQuery(pot));
  // A line that arrives between two pages shifts the next one: the line at the seam comes twice.
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
        {pots.map((other) => (
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
