import { accountKinds } from '@stagedoor/contract/ledger-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import { DayFields, daysOf } from '../day-fields.tsx';
import { FilterForm } from '../filter-form.tsx';
import { QueuePage } from '../queue-page.tsx';
import { useAccountWords } from './account-link.tsx';
import { accountsQuery, transactionsQuery } from './api.ts';
import styles from './ledger.module.css';
import { LedgerSections } from './ledger-sections.tsx';
import { type Account, ownerOf } from './owner.ts';
import { TransactionRow } from './transaction-row.tsx';

const columns = [
  { name: 'fact', words: 'transactions.fact' },
  { name: 'postings', words: 'account.other' },
  { name: 'sum', words: 'account.sum' },
  { name: 'at', words: 'transactions.at' },
] as const;

/** One account with its balance and its transactions. */
export const AccountPage = () => {
  const { t } = useTranslation('books');
  const [query] = useSearchParams();
  const wordsOf = useAccountWords();
  const kind = accountKinds.find((name) => name === query.get('kind')) ?? 'platform';
  const account = { kind, owner: query.get('owner') ?? 'stagedoor' };
  const days = daysOf(query);
  const nothing = Object.keys(days).length > 0 ? 'emptyDays' : 'empty';
  return (
    <QueuePage
      title={wordsOf(account)}
      filter={
        <>
          <LedgerSections />
          <Balance account={account} />
          <FilterForm label={t('transactions.filter')} keep={['kind', 'owner']}>
            <DayFields />
          </FilterForm>
        </>
      }
      list={t('account.list')}
      columns={columns.map(({ name, words }) => ({ name, words: t(words) }))}
      query={useInfiniteQuery(transactionsQuery({ account, ...days }))}
      empty={{ title: t(`account.${nothing}`), text: t(`account.${nothing}Text`) }}
      row={(transaction) => <TransactionRow key={transaction.id} transaction={transaction} own={account} />}
    />
  );
};

const Balance = ({ account }: { account: Account }) => {
  const { t } = useTranslation('books');
  const dollars = useDollars();
  const { data } = useInfiniteQuery(accountsQuery(account));
  const [found] = data?.pages.flatMap(({ items }) => items) ?? [];
  const { words, id } = ownerOf(account);
  return (
    <>
      <div className={styles.facts}>
        <PriceLines>
          <PriceLine name={t('accounts.owner')}>
            <span className={styles.owner}>{account.owner}</span>
          </PriceLine>
          {found && <PriceLine name={<strong>{t('account.balance')}</strong>}>{dollars(found.balance)}</PriceLine>}
        </PriceLines>
      </div>
      {(words === 'order' || words === 'user') && (
        <Ways>
          <ButtonLink size="small" to={words === 'order' ? staffPaths.order(Number(id)) : staffPaths.user(Number(id))}>
            {t(words === 'order' ? 'account.toOrder' : 'account.toUser')}
          </ButtonLink>
        </Ways>
      )}
    </>
  );
};
