import type { LedgerTransaction } from '@stagedoor/contract/schemas/ledger';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { transactionQuery } from './api.ts';
import { useFactWords } from './fact-words.ts';
import styles from './ledger.module.css';
import { LedgerSections } from './ledger-sections.tsx';
import { orderIn } from './owner.ts';
import { Postings } from './postings.tsx';

export const TransactionPage = ({ id }: { id: number }) => {
  const { t } = useTranslation('books');
  const { data, isError, refetch } = useQuery(transactionQuery(id));
  if (data === null) return <Gone />;
  return (
    <>
      <h1 tabIndex={-1}>{t('transaction.title', { id })}</h1>
      <LedgerSections />
      {data === undefined && !isError && <p role="status">{t('ledger.loading')}</p>}
      {data === undefined && isError && (
        <Note kind="stop">
          <p>{t('ledger.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('ledger.again')}
          </Button>
        </Note>
      )}
      {data && <Facts transaction={data} />}
      {data && <Postings postings={data.postings} />}
    </>
  );
};

const Facts = ({ transaction }: { transaction: LedgerTransaction }) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const wordsOf = useFactWords();
  const { kind, ref, at, reverses, reversedBy, postings } = transaction;
  const idOrder = orderIn(postings);
  return (
    <>
      <dl className={styles.list}>
        <dt>{t('transaction.kind')}</dt>
        <dd>{wordsOf(kind)}</dd>
        <dt>{t('transaction.code')}</dt>
        <dd>
          <code>{kind}</code>
        </dd>
        <dt>{t('transaction.ref')}</dt>
        <dd>
          <code>{ref}</code>
        </dd>
        <dt>{t('transaction.at')}</dt>
        <dd>
          <time dateTime={at}>{dayAndTime(new Date(at), language)}</time>
        </dd>
        {reverses !== null && <Other name={t('transaction.undoes')} id={reverses} />}
        {reversedBy !== null && <Other name={t('transaction.undone')} id={reversedBy} />}
      </dl>
      {idOrder !== null && (
        <Ways>
          <ButtonLink size="small" to={staffPaths.order(idOrder)}>
            {t('transaction.toOrder')}
          </ButtonLink>
        </Ways>
      )}
    </>
  );
};

const Other = ({ name, id }: { name: string; id: number }) => {
  const { t } = useTranslation('books');
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Link to={staffPaths.ledgerTransaction(id)} className={text.link}>
          {t('transaction.title', { id })}
        </Link>
      </dd>
    </>
  );
};

const Gone = () => {
  const { t } = useTranslation('books');
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{t('transaction.gone')}</h1>}
      wayOn={<ButtonLink to={staffPaths.ledgerTransactions()}>{t('transaction.toAll')}</ButtonLink>}
    >
      <p>{t('transaction.goneText')}</p>
    </EmptyState>
  );
};
