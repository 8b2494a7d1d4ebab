import type { ReactNode } from 'react';
import { StepForm } from '../../shared/forms/step-form.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { steps } from './steps.ts';
import type { Applying } from './use-application.ts';

type Props = {
  applying: Applying;
  onSubmit?: () => unknown;
  submit?: string;
  busy?: boolean;
  failure?: ProblemText | undefined;
  /** Content with forms of its own. */
  above?: ReactNode;
  children?: ReactNode;
};

export const ApplicationStep = ({ applying, onSubmit, submit, busy = false, failure, above, children }: Props) => {
  const { t } = useTranslation('application');
  const { step } = applying;
  const before = steps[steps.indexOf(step) - 1];
  return (
    <StepForm
      question={t(`leads.${step}`)}
      onSubmit={onSubmit ?? applying.goOn}
      submit={submit ?? t('next')}
      back={before && { to: paths.becomeTalent(before), label: t('before') }}
      busy={busy || applying.busy}
      failure={failure ?? applying.failure}
      above={above}
    >
      {children}
    </StepForm>
  );
};
