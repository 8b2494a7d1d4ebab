import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DayFields, daysOf } from '../day-fields.tsx';
import { FilterForm } from '../filter-form.tsx';
import { Lead } from '../lead.tsx';
import { QueuePage } from '../queue-page.tsx';
import { transactionsQuery } from './api.ts';
import { factKinds, useFactWords } from './fact-words.ts';
import { LedgerSections } from './ledger-sections.tsx';
import { TransactionRow } from './transaction-row.tsx';

const columns = [
  { name: 'fact', words: 'fact' },
  { name: 'postings', words: 'postings' },
  { name: 'sum', words: 'moved' },
  { name: 'at', words: 'at' },
] as const;

export const TransactionsPage = () => {
  const { t } = useTranslation('books');
  const [query] = useSearchParams();
  const wordsOf = useFactWords();
  const kind = query.get('kind') ?? undefined;
  const ref = query.get('ref') ?? undefined;
  return (
    <QueuePage
      title={t('transactions.title')}
      filter={
        <>
          <Lead>{t('transactions.lead')}</Lead>
          <LedgerSections current="transactions" />
          <FilterForm label={t('transactions.filter')}>
            <SelectField
              name="kind"
              label={t('transactions.kind')}
              empty={t('transactions.anyKind')}
              options={factKinds.map((value) => ({ value, label: wordsOf(value) }))}
              defaultValue={kind}
            />
            <Field
              name="ref"
              label={t('transactions.ref')}
              hint={t('transactions.refHint')}
              maxLength={200}
              defaultValue={ref}
            />
            <DayFields />
          </FilterForm>
        </>
      }
      list={t('transactions.list')}
      columns={columns.map(({ name, words }) => ({ name, words: t(`transactions.${words}`) }))}
      query={useInfiniteQuery(transactionsQuery({ kind, ref, ...daysOf(query) }))}
      empty={{ title: t('transactions.empty'), text: t('transactions.emptyText') }}
      row={(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
    />
  );
};
