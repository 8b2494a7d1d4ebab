import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/field-frame.tsx';
import { Form, Ways } from '../../../ui/form.tsx';
import { type Step, steps } from './steps.ts';
import styles from './withdraw-page.module.css';

type Props = {
  step: Step;
  onSubmit: () => unknown;
  submit?: string;
  busy?: boolean;
  failure?: string | undefined;
  children: ReactNode;
};

/** One step: its question, its fields, on and back. */
export const StepForm = ({ step, onSubmit, submit, busy = false, failure, children }: Props) => {
  const { t } = useTranslation('withdraw');
  const before = steps[steps.indexOf(step) - 1];
  return (
    <>
      <h2 tabIndex={-1} className={styles.question}>
        {t(`leads.${step}`)}
      </h2>
      <Form onSubmit={onSubmit}>
        {children}
        {failure !== undefined && <Problem>{failure}</Problem>}
        <Ways>
          <Button type="submit" look="primary" busy={busy}>
            {submit ?? t('next')}
          </Button>
          {before && (
            <ButtonLink to={paths.withdraw(before)} look="quiet">
              {t('before')}
            </ButtonLink>
          )}
        </Ways>
      </Form>
    </>
  );
};
