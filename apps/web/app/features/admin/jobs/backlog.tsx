import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { useTranslation } from 'react-i18next';
import { dayAndTime } from '../../../shared/dates.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { Bill, BillLine } from '../../../ui/bill.tsx';
import { Row, RowGroup, Rows } from '../../../ui/row.tsx';
import styles from './jobs.module.css';

/** Facts that were told and that nobody has reacted to. */
export const Backlog = ({ backlog }: Pick<JobsOverview, 'backlog'>) => {
  const { t } = useTranslation('books', { keyPrefix: 'jobs' });
  const language = useLanguage();
  const { waiting, failing, oldest, failures } = backlog;
  return (
    <RowGroup title={t('backlog')} lead={t('backlogLead')}>
      <div className={styles.figures}>
        <Bill>
          <BillLine name={t('facts')}>{waiting}</BillLine>
          <BillLine name={t('failing')}>{failing}</BillLine>
          <BillLine name={t('oldestFact')}>
            {oldest ? <time dateTime={oldest}>{dayAndTime(new Date(oldest), language)}</time> : t('none')}
          </BillLine>
        </Bill>
      </div>
      <Rows>
        {failures.map(({ id, type, attempts, error, nextTry }) => (
          <Row
            key={id}
            name={t('fact', { type, id })}
            more={t('factMore', { count: attempts, date: dayAndTime(new Date(nextTry), language), error })}
          />
        ))}
      </Rows>
    </RowGroup>
  );
};
