import { accountKinds } from '@stagedoor/contract/ledger-words';
import type { LedgerAccount } from '@stagedoor/contract/schemas/ledger';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterForm } from '../filter-form.tsx';
import { Lead } from '../lead.tsx';
import { QueuePage } from '../queue-page.tsx';
import { AccountLink } from './account-link.tsx';
import { accountsQuery } from './api.ts';
import styles from './ledger.module.css';
import { LedgerSections } from './ledger-sections.tsx';

const columns = [
  { name: 'account', words: 'account' },
  { name: 'sum', words: 'balance' },
] as const;

export const AccountsPage = () => {
  const { t } = useTranslation('books');
  const [query] = useSearchParams();
  const kind = accountKinds.find((name) => name === query.get('kind'));
  const owner = query.get('owner') ?? undefined;
  return (
    <QueuePage
      title={t('accounts.title')}
      filter={
        <>
          <Lead>{t('accounts.lead')}</Lead>
          <LedgerSections current="accounts" />
          <FilterForm label={t('accounts.filter')}>
            <SelectField
              name="kind"
              label={t('accounts.kind')}
              empty={t('accounts.anyKind')}
              options={accountKinds.map((value) => ({ value, label: t(`kindNames.${value}`) }))}
              defaultValue={kind}
            />
            <Field
              name="owner"
              label={t('accounts.owner')}
              hint={t('accounts.ownerHint')}
              maxLength={200}
              defaultValue={owner}
            />
          </FilterForm>
        </>
      }
      list={t('accounts.list')}
      columns={columns.map(({ name, words }) => ({ name, words: t(`accounts.${words}`) }))}
      query={useInfiniteQuery(accountsQuery({ kind, owner }))}
      empty={{ title: t('accounts.empty'), text: t('accounts.emptyText') }}
      row={(account) => <AccountRow key={account.id} account={account} />}
    />
  );
};

const AccountRow = ({ account }: { account: LedgerAccount }) => {
  const dollars = useDollars();
  return (
    <tr>
      <th scope="row" data-column="account">
        <AccountLink account={account} />
        <small className={styles.owner}>{account.owner}</small>
      </th>
      <td data-column="sum">{dollars(account.balance)}</td>
    </tr>
  );
};
