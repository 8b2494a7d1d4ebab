import type { SubBalance, Wallet } from '@stagedoor/contract/schemas/wallet';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Estimate } from './estimate.tsx';
import { splitCents } from './split-cents.ts';
import { SubBalanceFact } from './sub-balance-fact.tsx';
import { subBalances } from './sub-balances.ts';
import styles from './wallet-summary.module.css';

const DepositModal = lazy(() => import('./deposit-modal.tsx'));

/** The available balance and the sub-balances that it consists of. */
export const WalletSummary = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const [whole, rest] = splitCents(dollars(wallet.available));
  return (
    <>
      <div className={styles.summary}>
        <div>
          <p className={styles.sum}>
            {whole}
            <small>{rest}</small>
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
        {subBalances.map((pot) => (
          <SubBalanceFact key={pot} pot={pot} wallet={wallet} />
        ))}
      </ul>
    </>
  );
};

/** The sub-balances as a bar, proportional to their sums. Decorative: the text below has the same information. */
const Bar = ({ balances }: { balances: Record<SubBalance, number> }) => {
  const filled = subBalances.filter((pot) => balances[pot] > 0);
  return (
    <div className={styles.bar} aria-hidden="true">
      {filled.map((pot) => (
        <i key={pot} data-pot={pot} style={{ flexGrow: balances[pot] }} />
      ))}
      {filled.length === 0 && <i data-pot="none" />}
    </div>
  );
};
