import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Problem } from '../../ui/field-frame.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import styles from './application-page.module.css';
import { type Step, steps } from './steps.ts';

type Props = {
  step: Step;
  onSubmit: () => unknown;
  submit?: string;
  busy?: boolean;
  failure?: string | undefined;
  /** What has forms of its own stands above this one. */
  above?: ReactNode;
  children?: ReactNode;
};

/** One step: its question, its fields, on and back. */
export const StepForm = ({ step, onSubmit, submit, busy = false, failure, above, children }: Props) => {
  const { t } = useTranslation('application');
  const before = steps[steps.indexOf(step) - 1];
  return (
    <>
      <h2 tabIndex={-1} className={styles.question}>
        {t(`leads.${step}`)}
      </h2>
      {above}
      <Form onSubmit={onSubmit}>
        {children}
        {failure !== undefined && <Problem>{failure}</Problem>}
        <Ways>
          <Button type="submit" look="primary" busy={busy}>
            {submit ?? t('next')}
          </Button>
          {before && (
            <ButtonLink to={paths.becomeTalent(before)} look="quiet">
              {t('before')}
            </ButtonLink>
          )}
        </Ways>
      </Form>
    </>
  );
};
