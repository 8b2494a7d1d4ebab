import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { overviewQuery } from '../api.ts';
import { OwnFactor } from '../second-factor/own-factor.tsx';
import type { Group } from '../sections.ts';
import { useSections } from '../use-sections.ts';
import { BusinessCharts } from './charts.tsx';
import { Queues } from './queues.tsx';

/** The start page of staff: waiting items with their age, charts, and links to all sections. */
export const StaffHome = () => {
  const { t } = useTranslation('admin');
  const { t: say } = useTranslation('overview');
  const { data, isError, refetch } = useQuery(overviewQuery);
  const groups = useSections();
  return (
    <>
      <h1 tabIndex={-1}>{t('home.title')}</h1>
      {isError && !data && (
        <Note kind="stop">
          <p>{say('staff.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Note>
      )}
      {groups
        .filter(({ name }) => name === 'queues')
        .map(({ name, sections }) => (
          <Queues key={name} sections={sections} overview={data} />
        ))}
      {data && <BusinessCharts overview={data} />}
      {groups
        .filter(({ name }) => name !== 'queues')
        .map((group) => (
          <SectionLinks key={group.name} group={group} />
        ))}
      <OwnFactor />
    </>
  );
};

const SectionLinks = ({ group: { name: group, sections } }: { group: Group }) => {
  const { t } = useTranslation('admin');
  return (
    <RowGroup title={t(`sections.groups.${group}`)}>
      <Rows>
        {sections.map(({ name, to }) => (
          <Row
            key={name}
            name={
              <Link to={to} className={text.link}>
                {t(`sections.names.${name}`)}
              </Link>
            }
            more={t(`sections.about.${name}`)}
          />
        ))}
      </Rows>
    </RowGroup>
  );
};
