import { limits } from '@stagedoor/contract/limits';
import type { StaffOverview } from '@stagedoor/contract/schemas/overview';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { spoken } from '../../../ui/display/time-left.ts';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import type { Section } from '../sections.ts';
import styles from './overview.module.css';

type Props = { sections: readonly Section[]; overview: StaffOverview | undefined };
type Waiting = StaffOverview['queues'][number];

/** The queues of decisions, with the number of waiting items and the age of the oldest. */
export const Queues = ({ sections, overview }: Props) => {
  const { t } = useTranslation('admin');
  const { t: say } = useTranslation('overview');
  const sizeOf = (name: string) => overview?.queues.find((queue) => queue.name === name);
  const [appeals, jobs] = [sizeOf('appeals'), sizeOf('jobs')];
  const at = overview?.at;
  return (
    <RowGroup title={t('sections.groups.queues')}>
      <Rows>
        {sections.map(({ name, to }) => (
          <QueueLine key={name} to={to} at={at} name={t(`sections.names.${name}`)} size={sizeOf(name)}>
            {t(`sections.about.${name}`)}
          </QueueLine>
        ))}
        {appeals && (
          <QueueLine to={staffPaths.reports({ state: 'appealed' })} at={at} name={say('staff.appeals')} size={appeals}>
            {say('staff.appealsAbout')}
          </QueueLine>
        )}
        {jobs && (
          <QueueLine to={staffPaths.jobs()} at={at} name={say('staff.jobs')} size={jobs}>
            {say('staff.jobsAbout')}
          </QueueLine>
        )}
      </Rows>
    </RowGroup>
  );
};

type LineProps = { to: string; name: string; size: Waiting | undefined; at: string | undefined; children: string };

const QueueLine = ({ to, name, size, at, children }: LineProps) => (
  <Row
    name={
      <Link to={to} className={text.link}>
        {name}
      </Link>
    }
    more={children}
  >
    {size && at && <Size size={size} at={at} />}
  </Row>
);

const Size = ({ size: { count, oldest }, at }: { size: Waiting; at: string }) => {
  const { t } = useTranslation('admin');
  const { t: say } = useTranslation('overview');
  const language = useLanguage();
  if (count === 0) return <Badge>{t('home.none')}</Badge>;
  const age = oldest && new Date(at).getTime() - new Date(oldest).getTime();
  return (
    <span className={styles.size}>
      {age !== null && <small>{say('staff.oldest', { age: spoken(Number(age), language) })}</small>}
      <Badge kind="lamp">
        {count >= limits.pages.counted ? say('staff.more', { count: count - 1 }) : t('home.waiting', { count })}
      </Badge>
    </span>
  );
};
