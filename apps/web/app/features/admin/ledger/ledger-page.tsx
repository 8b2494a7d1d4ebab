import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Lead } from '../lead.tsx';
import { booksQuery } from './api.ts';
import { AuditState } from './audit-state.tsx';
import { BalanceSheet } from './balance-sheet.tsx';
import { Invariants } from './invariants.tsx';
import { LedgerSections } from './ledger-sections.tsx';

/** The result of the audit, and the balance sheet. */
export const LedgerPage = () => {
  const { t } = useTranslation('books');
  const { data: books, isError, refetch } = useQuery(booksQuery);
  return (
    <>
      <h1 tabIndex={-1}>{t('ledger.title')}</h1>
      <Lead>{t('ledger.lead')}</Lead>
      <LedgerSections current="overview" />
      {!books && !isError && <p role="status">{t('ledger.loading')}</p>}
      {!books && isError && (
        <Note kind="stop">
          <p>{t('ledger.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('ledger.again')}
          </Button>
        </Note>
      )}
      {books && <AuditState books={books} />}
      {books && books.totals.length > 0 && <BalanceSheet totals={books.totals} />}
      {books && books.truths.length > 0 && <Invariants truths={books.truths} />}
    </>
  );
};
