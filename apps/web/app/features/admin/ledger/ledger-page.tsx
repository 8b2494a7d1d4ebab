import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Lead } from '../lead.tsx';
import { booksQuery } from './api.ts';
import { AuditState } from './audit-state.tsx';
import { BalanceSheet } from './balance-sheet.tsx';
import { LedgerRooms } from './rooms.tsx';
import { Truths } from './truths.tsx';

/** Whether the books add up, and how they stand. */
export const LedgerPage = () => {
  const { t } = useTranslation('books');
  const { data: books, isError, refetch } = useQuery(booksQuery);
  return (
    <>
      <h1 tabIndex={-1}>{t('ledger.title')}</h1>
      <Lead>{t('ledger.lead')}</Lead>
      <LedgerRooms current="overview" />
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
      {books && books.truths.length > 0 && <Truths truths={books.truths} />}
    </>
  );
};
