import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Problem, type ProblemText } from '../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import styles from './stepped-page.module.css';

type Props = {
  question: string;
  onSubmit: () => unknown;
  submit: string;
  back: { to: string; label: string } | undefined;
  busy?: boolean;
  failure?: ProblemText | undefined;
  /** Content with forms of its own: forms cannot be nested. */
  above?: ReactNode;
  children?: ReactNode;
};

/** One step of a long form: heading, fields, next and back. */
export const StepForm = ({ question, onSubmit, submit, back, busy = false, failure, above, children }: Props) => (
  <>
    <h2 tabIndex={-1} className={styles.question}>
      {question}
    </h2>
    {above}
    <Form onSubmit={onSubmit}>
      {children}
      {failure !== undefined && <Problem>{failure}</Problem>}
      <Ways>
        <Button type="submit" look="primary" busy={busy}>
          {submit}
        </Button>
        {back && (
          <ButtonLink to={back.to} look="quiet">
            {back.label}
          </ButtonLink>
        )}
      </Ways>
    </Form>
  </>
);
