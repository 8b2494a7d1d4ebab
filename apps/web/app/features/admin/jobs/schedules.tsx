import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { dayAndTime } from '../../../shared/dates.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Bill, BillLine } from '../../../ui/bill.tsx';
import { RowGroup } from '../../../ui/row.tsx';
import styles from './jobs.module.css';

export const Schedules = ({ schedules }: Pick<JobsOverview, 'schedules'>) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const ordered = schedules.toSorted((a, b) => (a.next ?? '').localeCompare(b.next ?? ''));
  return (
    <RowGroup title={t('jobs.schedules')} lead={t('jobs.schedulesLead')}>
      <div className={styles.figures}>
        <Bill>
          {ordered.map(({ name, cron, next }) => (
            <BillLine
              key={name}
              name={
                <>
                  {name} <code className={styles.cron}>{cron}</code>
                </>
              }
            >
              {next ? <time dateTime={next}>{dayAndTime(new Date(next), language)}</time> : t('jobs.none')}
            </BillLine>
          ))}
        </Bill>
      </div>
    </RowGroup>
  );
};
