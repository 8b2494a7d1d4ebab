import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import styles from './jobs.module.css';

export const Schedules = ({ schedules }: Pick<JobsOverview, 'schedules'>) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const ordered = schedules.toSorted((a, b) => (a.next ?? '').localeCompare(b.next ?? ''));
  return (
    <RowGroup title={t('jobs.schedules')} lead={t('jobs.schedulesLead')}>
      <div className={styles.figures}>
        <PriceLines>
          {ordered.map(({ name, cron, next }) => (
            <PriceLine
              key={name}
              name={
                <>
                  {name} <code className={styles.cron}>{cron}</code>
                </>
              }
            >
              {next ? <time dateTime={next}>{dayAndTime(new Date(next), language)}</time> : t('jobs.none')}
            </PriceLine>
          ))}
        </PriceLines>
      </div>
    </RowGroup>
  );
};
