import { auctionStates } from '@stagedoor/contract/schemas/staff-auction';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterForm } from '../filter-form.tsx';
import { Lead } from '../lead.tsx';
import { QueuePage } from '../queue-page.tsx';
import { foundAuctionsQuery } from './api.ts';
import { AuctionRow } from './auction-row.tsx';
import { filterOf } from './filter.ts';

const columns = ['auction', 'state', 'sum', 'bids', 'ends'] as const;

export const StaffAuctionsPage = () => {
  const { t } = useTranslation('staffauctions');
  const [query] = useSearchParams();
  const { filter, wrongNumber } = filterOf(query);
  return (
    <QueuePage
      title={t('title')}
      filter={
        <>
          <Lead>{t('lead')}</Lead>
          <AuctionFilter query={query} wrongNumber={wrongNumber} />
        </>
      }
      list={t('list')}
      columns={columns.map((name) => ({ name, words: t(`columns.${name}`) }))}
      query={useInfiniteQuery(foundAuctionsQuery(filter, useLanguage()))}
      empty={{ title: t('empty'), text: t('emptyText') }}
      row={(auction) => <AuctionRow key={auction.idProduct} auction={auction} />}
    />
  );
};

const AuctionFilter = ({ query, wrongNumber }: { query: URLSearchParams; wrongNumber: boolean }) => {
  const { t } = useTranslation('staffauctions');
  const { t: books } = useTranslation('books');
  return (
    <FilterForm label={t('filter')}>
      <Field
        name="number"
        label={t('number')}
        inputMode="numeric"
        maxLength={20}
        defaultValue={query.get('number') ?? ''}
        problem={wrongNumber ? books('filter.wrongNumber') : undefined}
      />
      <Field
        name="person"
        label={t('person')}
        hint={t('personHint')}
        maxLength={100}
        defaultValue={query.get('person') ?? ''}
      />
      <SelectField
        name="state"
        label={t('state')}
        empty={t('anyState')}
        options={auctionStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        defaultValue={query.get('state') ?? ''}
      />
    </FilterForm>
  );
};
