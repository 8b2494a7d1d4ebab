import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { SubBalance, Wallet } from '@stagedoor/contract/schemas/wallet';
import { lazy } from 'react';
import { Link } from 'react-router';
import { ask } from '../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import styles from './wallet-summary.module.css';

const ReturnModal = lazy(() => import('./return-modal.tsx'));

/** A sub-balance with its actions. The sum links to its transactions. */
export const SubBalanceFact = ({ pot, wallet }: { pot: SubBalance; wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const sum = dollars(wallet.balances[pot]);
  const name = t(`pots.${pot}`);
  return (
    <li>
      <span className={styles.name}>
        <i data-pot={pot} aria-hidden="true" />
        {name}
      </span>
      <Link
        to={`${paths.wallet(pot)}#statement`}
        className={styles.amount}
        aria-label={`${sum}. ${t('pots.show', { sum, pot: name })}`}
      >
        {sum}
      </Link>
      <span className={styles.rule}>
        <Rule pot={pot} wallet={wallet} />
      </span>
      {pot === 'deposited' && wallet.returnable > 0 && (
        <button type="button" className={styles.way} onClick={() => void ask(ReturnModal, { max: wallet.returnable })}>
          {t('giveBack.open')}
        </button>
      )}
    </li>
  );
};

const Rule = ({ pot, wallet: { pending } }: { pot: SubBalance; wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const language = useLanguage();
  if (pot === 'earned') return t('rules.earned', { sum: dollars(cents(limits.money.withdrawalMin)) });
  if (pot !== 'pending') return t(`rules.${pot}`);
  const [next] = pending;
  if (!next) return t('rules.nothingPending');
  return t('rules.nextPending', {
    sum: dollars(next.amount),
    date: dayAndTime(new Date(next.releaseAt), language),
  });
};
