import type { ReactNode } from 'react';
import { StepForm } from '../../../shared/forms/step-form.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { steps } from './steps.ts';
import type { Withdraw } from './use-withdraw.ts';

type Props = { withdraw: Withdraw; onSubmit: () => unknown; submit?: string; children: ReactNode };

export const WithdrawStep = ({ withdraw: { step, busy, failure }, onSubmit, submit, children }: Props) => {
  const { t } = useTranslation('withdraw');
  const before = steps[steps.indexOf(step) - 1];
  return (
    <StepForm
      question={t(`leads.${step}`)}
      onSubmit={onSubmit}
      submit={submit ?? t('next')}
      back={before && { to: paths.withdraw(before), label: t('before') }}
      busy={busy}
      failure={failure}
    >
      {children}
    </StepForm>
  );
};
