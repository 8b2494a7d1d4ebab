import { limits } from '@stagedoor/contract/limits';
import { walletUpdated } from '@stagedoor/contract/live/wallet';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLive } from '../../shared/live/events.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { ForUser } from '../../shared/session/for-user.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import { useRefreshWallet, walletQuery } from './api.ts';
import { CardChecked } from './card-checked.tsx';
import { Cards } from './cards.tsx';
import { OpenDeposit } from './open-deposit.tsx';
import { OpenLinkedTransaction } from './open-linked-transaction.tsx';
import { OpenWithdrawal } from './open-withdrawal.tsx';
import { ReturnedWithdrawal } from './returned-withdrawal.tsx';
import { Statement } from './statement.tsx';
import { asSubBalance } from './sub-balances.ts';
import { UpcomingEarnings } from './upcoming-earnings.tsx';
import styles from './wallet-page.module.css';
import { WalletSummary } from './wallet-summary.tsx';

export const WalletPage = () => {
  const { t } = useTranslation('wallet');
  return (
    <Wrap>
      <div className={styles.page}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('title')}
        </h1>
        <ForUser>{() => <Contents />}</ForUser>
      </div>
    </Wrap>
  );
};

const Contents = () => {
  const { t } = useTranslation('wallet');
  const [query] = useSearchParams();
  const { data: wallet, isError, refetch } = useQuery(walletQuery(useLanguage()));
  const refresh = useRefreshWallet();
  useLive(walletUpdated, () => void refresh());
  if (!wallet) return <Fetching failed={isError} again={refetch} problem={t('failed')} />;
  return (
    <>
      <CardChecked si={query.get('card')} />
      <OpenLinkedTransaction id={query.get('open')} />
      <WalletSummary wallet={wallet} />
      {wallet.deposit && <OpenDeposit deposit={wallet.deposit} />}
      {wallet.returned && <ReturnedWithdrawal withdrawal={wallet.returned} />}
      {wallet.withdrawal && <OpenWithdrawal withdrawal={wallet.withdrawal} />}
      <div className={styles.columns}>
        <Statement pot={asSubBalance(query.get('pot'))} />
        <div className={styles.aside}>
          <UpcomingEarnings pending={wallet.pending} />
          <Cards />
          <Note kind="safe">{t('newDestination', { count: limits.withdrawal.newDestinationHours })}</Note>
        </div>
      </div>
    </>
  );
};
