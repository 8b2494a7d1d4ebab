import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { AmountForm } from './amount-form.tsx';
import { depositByLink } from './api.ts';

const min = cents(limits.money.depositAbove + 1);
const max = cents(limits.deposit.max);

/** A deposit without login; the link identifies the wallet. Opening it changes nothing. */
export const DepositLink = ({ token, email }: { token: string; email: string | null }) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const navigate = useNavigate();
  const [gone, setGone] = useState(email === null);
  if (gone)
    return (
      <TaskPage title={t('depositLink.goneTitle')} lead={t('depositLink.goneText')}>
        <TaskPageFooter>
          <ButtonLink to={paths.wallet()} look="primary">
            {t('result.toWallet')}
          </ButtonLink>
        </TaskPageFooter>
      </TaskPage>
    );
  return (
    <TaskPage title={t('depositLink.title')} lead={t('depositLink.lead', { email: email ?? '' })}>
      <AmountForm
        min={min}
        max={max}
        spaced
        hint={t('deposit.hint', { min: dollars(min), max: dollars(max) })}
        submit={(sum) => (sum ? t('deposit.submitSum', { sum }) : t('depositLink.submit'))}
        send={async (amount, idempotencyKey) => {
          try {
            const { result } = await depositByLink({ token, amount }, idempotencyKey);
            await navigate(result);
          } catch (error) {
            if (!(error instanceof ApiError && error.name === 'pageNotFound')) throw error;
            setGone(true);
          }
        }}
      />
    </TaskPage>
  );
};
