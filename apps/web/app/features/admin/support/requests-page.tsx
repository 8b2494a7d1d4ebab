import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { QueuePage } from '../queue-page.tsx';
import { requestsQuery } from './api.ts';
import { RequestRow } from './request-row.tsx';
import { SupportFilter } from './support-filter.tsx';

const states = ['open', 'closed'] as const;
const columns = ['writer', 'about', 'decision'] as const;

/** Requests by email and our answers. */
export const RequestsPage = () => {
  const { t } = useTranslation('support');
  const [query] = useSearchParams();
  const state = states.find((name) => name === query.get('state')) ?? 'open';
  return (
    <QueuePage
      title={t('title')}
      filter={
        <SupportFilter part="requests" lead={t('lead')}>
          <ChipRow label={t('states')}>
            {states.map((name) => (
              <ChipLink key={name} to={staffPaths.supportRequests(name)} current={name === state}>
                {t(name)}
              </ChipLink>
            ))}
          </ChipRow>
        </SupportFilter>
      }
      {...(state === 'closed' && { list: t('newest') })}
      columns={columns.map((name) => ({ name, words: t(name) }))}
      query={useInfiniteQuery(requestsQuery(state))}
      empty={{ title: t('empty'), text: t('emptyText') }}
      row={(request, onDecided) => <RequestRow key={request.id} request={request} onDecided={onDecided} />}
    />
  );
};
