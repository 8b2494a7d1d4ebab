import { limits } from '@stagedoor/contract/limits';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Problem, type ProblemText } from '../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFirstProblem } from './use-first-problem.ts';

type Props = {
  title: string;
  form: {
    busy: boolean;
    failures: number;
    failure: ProblemText | undefined;
    submit: (send: () => unknown) => Promise<void>;
  };
  send: () => unknown;
  submit: string;
  look?: 'primary' | 'stop';
  /** The button that closes the dialog without sending. */
  keep: string;
  onKeep: () => void;
  children: ReactNode;
};

/** A form in a dialog: its fields, a failure that concerns none of them, and the two buttons. */
export const DialogForm = ({ title, form, send, submit, look = 'primary', keep, onKeep, children }: Props) => {
  const { t } = useTranslation('shell');
  const formRef = useFirstProblem(form.failures);
  return (
    <Dialog title={title} closeLabel={t('close')} width={limits.modals.languageWidth}>
      <Form ref={formRef} onSubmit={() => form.submit(send)}>
        {children}
        {form.failure !== undefined && <Problem>{form.failure}</Problem>}
        <Ways>
          <Button type="submit" look={look} busy={form.busy}>
            {submit}
          </Button>
          <Button look="quiet" onClick={onKeep}>
            {keep}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
};
