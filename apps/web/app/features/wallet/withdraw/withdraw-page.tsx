import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { Wallet, Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStepFocus } from '../../../shared/forms/use-step-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ForUser } from '../../../shared/session/for-user.tsx';
import { Steps } from '../../../ui/display/steps.tsx';
import text from '../../../ui/theme/text.module.css';
import { walletQuery } from '../api.ts';
import { AmountStep } from './amount-step.tsx';
import { BankStep } from './bank-step.tsx';
import { least } from './check-step.ts';
import { Done, Nothing, Running } from './ends.tsx';
import { AddressStep, PersonStep } from './plain-steps.tsx';
import { ReviewStep } from './review-step.tsx';
import { steps } from './steps.ts';
import { useWithdraw } from './use-withdraw.ts';
import styles from './withdraw-page.module.css';

export const WithdrawPage = () => {
  const { t } = useTranslation('withdraw');
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <ForUser>{(user) => <Contents user={user} />}</ForUser>
    </div>
  );
};

const Contents = ({ user }: { user: SelfUser }) => {
  const { data: wallet } = useQuery(walletQuery(useLanguage()));
  const [sent, setSent] = useState<Withdrawal>();
  if (sent) return <Done withdrawal={sent} />;
  if (!wallet) return null;
  if (wallet.withdrawal) return <Running />;
  if (wallet.balances.earned < least) return <Nothing earned={wallet.balances.earned} />;
  return <Filling user={user} wallet={wallet} onSent={setSent} />;
};

type FillingProps = { user: SelfUser; wallet: Wallet; onSent: (withdrawal: Withdrawal) => void };

const Filling = ({ user, wallet, onSent }: FillingProps) => {
  const { t } = useTranslation('withdraw');
  const withdraw = useWithdraw(user, wallet);
  const current = steps.indexOf(withdraw.step);
  const formRef = useStepFocus(withdraw.step, withdraw.failures);
  return (
    <>
      <Steps
        label={t('steps.label')}
        steps={steps.map((step) => ({ name: t(`steps.${step}`), to: paths.withdraw(step) }))}
        current={current}
      />
      <p className={text.hidden}>{t('steps.of', { step: current + 1, all: steps.length })}</p>
      <div className={styles.paper} ref={formRef}>
        {withdraw.step === 'amount' && <AmountStep withdraw={withdraw} onSent={onSent} />}
        {withdraw.step === 'person' && <PersonStep withdraw={withdraw} />}
        {withdraw.step === 'address' && <AddressStep withdraw={withdraw} />}
        {withdraw.step === 'bank' && <BankStep withdraw={withdraw} />}
        {withdraw.step === 'review' && <ReviewStep withdraw={withdraw} onSent={onSent} />}
      </div>
      <p className={`${text.small} ${text.quiet}`}>{t('kept')}</p>
    </>
  );
};
