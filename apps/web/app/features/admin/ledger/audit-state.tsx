import type { Books } from '@stagedoor/contract/schemas/ledger';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import styles from './ledger.module.css';
import { useCheckNow } from './use-check-now.ts';

/** The result of the last audit. */
export const AuditState = ({ books: { checkedAt, truths } }: { books: Books }) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const check = useCheckNow(checkedAt);
  const broken = truths.filter(({ faults }) => faults > 0).length;
  const ms = truths.reduce((all, { tookMs }) => all + tookMs, 0);
  const [kind, words] =
    checkedAt === null
      ? (['plain', t('ledger.never')] as const)
      : broken > 0
        ? (['stop', t('ledger.broken', { count: broken })] as const)
        : (['safe', t('ledger.allHold', { count: truths.length })] as const);
  return (
    <Note kind={kind}>
      <p>
        <strong>{words}</strong>
      </p>
      {checkedAt !== null && (
        <p className={styles.checked}>{t('ledger.checked', { date: dayAndTime(new Date(checkedAt), language), ms })}</p>
      )}
      <div>
        <Button size="small" busy={check.isPending} onClick={() => check.mutate()}>
          {t(check.isPending ? 'ledger.checking' : 'ledger.check')}
        </Button>
      </div>
    </Note>
  );
};
