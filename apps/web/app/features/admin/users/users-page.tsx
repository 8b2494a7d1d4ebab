import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { QueuePage } from '../queue-page.tsx';
import { peopleQuery } from './api.ts';
import { readFilter } from './filter.ts';
import { PersonRow } from './person-row.tsx';
import { UsersFilter } from './users-filter.tsx';

const columns = ['person', 'contact', 'state', 'since'] as const;

/** All users, newest first. The filter is part of the URL. */
export const UsersPage = () => {
  const { t } = useTranslation('users');
  const [query] = useSearchParams();
  const filter = readFilter(query);
  return (
    <QueuePage
      title={t('title')}
      filter={<UsersFilter key={query.toString()} filter={filter} />}
      columns={columns.map((name) => ({ name, words: t(name) }))}
      query={useInfiniteQuery(peopleQuery(filter))}
      empty={{ title: t('empty'), text: t('emptyText') }}
      row={(person) => <PersonRow key={person.idUser} person={person} />}
    />
  );
};
