import { limits } from '@stagedoor/contract/limits';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './returned-withdrawal.module.css';
import { useDestination } from './use-destination.ts';

/** The bank sent the last withdrawal back: why, and what to do. */
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
