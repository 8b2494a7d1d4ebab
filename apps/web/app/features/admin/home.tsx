import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/row.tsx';
import text from '../../ui/text.module.css';
import { type QueueName, waitingQuery } from './api.ts';

const queues: readonly { name: QueueName; to: string }[] = [
  { name: 'applications', to: paths.adminApplications() },
  { name: 'withdrawals', to: paths.adminWithdrawals() },
  { name: 'collaborations', to: paths.adminCollaborations() },
  { name: 'problems', to: paths.adminProblems() },
  { name: 'reviews', to: paths.adminReviews() },
];

/** Where the staff begin: each queue with what waits in it. */
export const StaffHome = () => {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('home.title')}>
      <p className={text.quiet}>{t('home.lead')}</p>
      <Rows>
        {queues.map((queue) => (
          <Queue key={queue.name} {...queue} />
        ))}
      </Rows>
    </Page>
  );
};

const Queue = ({ name, to }: { name: QueueName; to: string }) => {
  const { t } = useTranslation('admin');
  const { data: count, isError } = useQuery(waitingQuery(name));
  return (
    <Row
      name={
        <Link to={to} className={text.link}>
          {t(`home.${name}`)}
        </Link>
      }
      more={t(`home.${name}Text`)}
    >
      {isError && <Badge>{t('home.failed')}</Badge>}
      {count === 0 && <Badge>{t('home.none')}</Badge>}
      {count !== undefined && count > 0 && <Badge kind="lamp">{t('home.waiting', { count })}</Badge>}
    </Row>
  );
};
