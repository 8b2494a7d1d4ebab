import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import text from '../../ui/text.module.css';
import { isQueue, type QueueName, waitingQuery } from './api.ts';
import { OwnFactor } from './second-factor/own-factor.tsx';
import { useSections } from './use-sections.ts';

/** Where the staff begin: every room with what it is for, and what waits in it. */
export const StaffHome = () => {
  const { t } = useTranslation('admin');
  return (
    <>
      <h1 tabIndex={-1}>{t('home.title')}</h1>
      {useSections().map((group) => (
        <RowGroup key={group.name} title={t(`sections.groups.${group.name}`)}>
          <Rows>
            {group.sections.map(({ name, to }) => (
              <Row
                key={name}
                name={
                  <Link to={to} className={text.link}>
                    {t(`sections.names.${name}`)}
                  </Link>
                }
                more={t(`sections.about.${name}`)}
              >
                {isQueue(name) && <Waiting name={name} />}
              </Row>
            ))}
          </Rows>
        </RowGroup>
      ))}
      <OwnFactor />
    </>
  );
};

const Waiting = ({ name }: { name: QueueName }) => {
  const { t } = useTranslation('admin');
  const { data: count, isError } = useQuery(waitingQuery(name));
  return (
    <>
      {isError && <Badge>{t('home.failed')}</Badge>}
      {count === 0 && <Badge>{t('home.none')}</Badge>}
      {count !== undefined && count > 0 && <Badge kind="lamp">{t('home.waiting', { count })}</Badge>}
    </>
  );
};
