import { limits } from '@stagedoor/contract/limits';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import styles from './returned-withdrawal.module.css';
import { useDestination } from './use-destination.ts';

/** The bank returned the last withdrawal: why, and what to do. */
export const ReturnedWithdrawal = ({ withdrawal: { amount, destination, reason } }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('wallet');
  const sum = useDollars()(amount);
  const destinationWords = useDestination();
  return (
    <div className={styles.returned}>
      <Note kind="stop">
        <h2>{t('returned.title', { sum })}</h2>
        <p>{t('returned.text', { destination: destinationWords(destination) })}</p>
        {reason && <p>{t('returned.reason', { reason })}</p>}
        <p>{t('returned.next', { count: limits.withdrawal.newDestinationHours })}</p>
        <ButtonLink to={paths.withdraw()} size="small">
          {t('returned.again')}
        </ButtonLink>
      </Note>
    </div>
  );
};
