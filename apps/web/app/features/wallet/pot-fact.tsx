import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { Pot, Wallet } from '@stagedoor/contract/schemas/wallet';
import { lazy } from 'react';
import { Link } from 'react-router';
import { ask } from '../../shared/ask.tsx';
import { dayAndTime } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import styles from './purse.module.css';

const ReturnModal = lazy(() => import('./return-modal.tsx'));

/** One kind of money: how much, and what one can do with it. The sum leads to the lines that made it. */
export const PotFact = ({ pot, wallet }: { pot: Pot; wallet: Wallet }) => {
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

const Rule = ({ pot, wallet: { pending } }: { pot: Pot; wallet: Wallet }) => {
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
