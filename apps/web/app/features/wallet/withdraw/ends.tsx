import { limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { least } from './check-step.ts';
import styles from './withdraw-page.module.css';

const readFirst = (heading: HTMLElement | null) => {
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
};

/** Sent: what happens next, and when. */
export const Done = ({ withdrawal: { amount, notBefore } }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('withdraw');
  const language = useLanguage();
  const sum = useDollars()(amount);
  return (
    <div className={`${styles.paper} ${styles.done}`}>
      <h2 ref={readFirst} tabIndex={-1} className={styles.question}>
        {t('done.title', { sum })}
      </h2>
      <p>{t('done.text', { hours: limits.withdrawal.answerHours })}</p>
      {notBefore !== null && <Note>{t('done.waits', { date: dayAndTime(new Date(notBefore), language) })}</Note>}
      <p>{t('done.stop')}</p>
      <ButtonLink to={paths.wallet()} look="primary">
        {t('done.toWallet')}
      </ButtonLink>
    </div>
  );
};

/** Only one withdrawal can be open. */
export const Running = () => {
  const { t } = useTranslation('withdraw');
  return (
    <EmptyState
      title={<h2>{t('running.title')}</h2>}
      wayOn={
        <ButtonLink to={paths.wallet()} look="primary">
          {t('running.toWallet')}
        </ButtonLink>
      }
    >
      <p>{t('running.text')}</p>
    </EmptyState>
  );
};

export const Nothing = ({ earned }: { earned: Cents }) => {
  const { t } = useTranslation('withdraw');
  const dollars = useDollars();
  return (
    <EmptyState
      title={<h2>{t('nothing.title')}</h2>}
      wayOn={
        <ButtonLink to={paths.wallet()} look="primary">
          {t('nothing.toWallet')}
        </ButtonLink>
      }
    >
      <p>{t('nothing.text', { min: dollars(least), sum: dollars(earned) })}</p>
    </EmptyState>
  );
};
