import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { dayAndTime } from '../../../shared/dates.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Bill, BillLine } from '../../../ui/bill.tsx';
import { Row, RowGroup, Rows } from '../../../ui/row.tsx';
import styles from './jobs.module.css';

/** Facts that were told and that nobody has reacted to. */
export const Backlog = ({ backlog }: Pick<JobsOverview, 'backlog'>) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const { waiting, failing, oldest, failures } = backlog;
  return (
    <RowGroup title={t('jobs.backlog')} lead={t('jobs.backlogLead')}>
      <div className={styles.figures}>
        <Bill>
          <BillLine name={t('jobs.facts')}>{waiting}</BillLine>
          <BillLine name={t('jobs.failing')}>{failing}</BillLine>
          <BillLine name={t('jobs.oldestFact')}>
            {oldest ? <time dateTime={oldest}>{dayAndTime(new Date(oldest), language)}</time> : t('jobs.none')}
          </BillLine>
        </Bill>
      </div>
      <Rows>
        {failures.map(({ id, type, attempts, error, nextTry }) => (
          <Row
            key={id}
            name={t('jobs.fact', { type, id })}
            more={t('jobs.factMore', { count: attempts, date: dayAndTime(new Date(nextTry), language), error })}
          />
        ))}
      </Rows>
    </RowGroup>
  );
};
