import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { QueuePage } from '../queue-page.tsx';
import { peopleQuery } from './api.ts';
import { PersonRow } from './person-row.tsx';
import { UsersFilter } from './users-filter.tsx';
import { readWanted } from './wanted.ts';

const columns = ['person', 'contact', 'state', 'since'] as const;

/** Everybody, the newest first. What was asked for stands in the address. */
export const UsersPage = () => {
  const { t } = useTranslation('users');
  const [query] = useSearchParams();
  const wanted = readWanted(query);
  return (
    <QueuePage
      title={t('title')}
      filter={<UsersFilter key={query.toString()} wanted={wanted} />}
      columns={columns.map((name) => ({ name, words: t(name) }))}
      query={useInfiniteQuery(peopleQuery(wanted))}
      empty={{ title: t('empty'), text: t('emptyText') }}
      row={(person) => <PersonRow key={person.idUser} person={person} />}
    />
  );
};
