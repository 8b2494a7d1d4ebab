import type { Pot, Wallet } from '@stagedoor/contract/schemas/wallet';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { lazy } from 'react';
import { ask } from '../../shared/ask.tsx';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Estimate } from './estimate.tsx';
import { PotFact } from './pot-fact.tsx';
import { pots } from './pots.ts';
import styles from './purse.module.css';

const DepositModal = lazy(() => import('./deposit-modal.tsx'));

/** One big sum to spend, and of what it consists. */
export const Purse = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const [whole, part] = halves(dollars(wallet.available));
  return (
    <>
      <div className={styles.purse}>
        <div>
          <p className={styles.sum}>
            {whole}
            <small>{part}</small>
          </p>
          <Estimate amount={wallet.available} />
        </div>
        <div className={styles.ways}>
          {!wallet.deposit && (
            <Button look="primary" onClick={() => void ask(DepositModal)}>
              <IconArrowDown aria-hidden="true" />
              {t('add')}
            </Button>
          )}
          {!wallet.withdrawal && (
            <ButtonLink to={paths.withdraw()}>
              <IconArrowUp aria-hidden="true" />
              {t('withdraw')}
            </ButtonLink>
          )}
        </div>
      </div>
      <Bar balances={wallet.balances} />
      <ul className={styles.pots} aria-label={t('pots.label')}>
        {pots.map((pot) => (
          <PotFact key={pot} pot={pot} wallet={wallet} />
        ))}
      </ul>
    </>
  );
};

const halves = (sum: string): [whole: string, part: string] => [sum.slice(0, -3), sum.slice(-3)];

/** The pots side by side, each as wide as its share. The words beneath say the same. */
const Bar = ({ balances }: { balances: Record<Pot, number> }) => {
  const filled = pots.filter((pot) => balances[pot] > 0);
  return (
    <div className={styles.bar} aria-hidden="true">
      {filled.map((pot) => (
        <i key={pot} data-pot={pot} style={{ flexGrow: balances[pot] }} />
      ))}
      {filled.length === 0 && <i data-pot="none" />}
    </div>
  );
};
