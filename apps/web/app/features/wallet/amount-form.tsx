import { type Cents, parseMoney } from '@stagedoor/contract/money';
import type { ReactNode } from 'react';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { textField } from '../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { leaving, useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { type AmountProblem, checkAmount } from '../../shared/money/check-amount.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';

type Props = {
  min: Cents;
  max: Cents;
  hint: string;
  submit: (sum: string | null) => string;
  /** A rejection is shown beside the field. */
  send: (amount: Cents, idempotencyKey: string) => Promise<unknown>;
  /** The initial value. */
  start?: string;
  spaced?: boolean;
  children?: ReactNode;
};

type Values = { amount: string };

/** An amount and a button that repeats it. */
export const AmountForm = ({ min, max, hint, submit, send, start = '', spaced = false, children }: Props) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const sendOnce = useIdempotent(send);
  const form = useForm<Values, { amount?: AmountProblem }>({
    start: { amount: start },
    check: ({ amount }) => {
      const checked = checkAmount(amount, { min, max });
      return 'problem' in checked ? { amount: checked.problem } : {};
    },
  });
  const formRef = useFirstProblem(form.failures);
  const amount = parseMoney(form.values.amount);
  const { amount: problem } = form.problems;
  const submitted = async () => {
    if (amount !== null) await sendOnce(amount);
    return leaving;
  };
  return (
    <Form ref={formRef} onSubmit={() => form.submit(submitted)} spaced={spaced}>
      <Field
        {...textField(form, 'amount')}
        label={t('amount.label')}
        hint={hint}
        inputMode="decimal"
        autoComplete="transaction-amount"
        data-autofocus
        problem={problem ? t(`amount.${problem}`, { sum: dollars(problem === 'tooSmall' ? min : max) }) : form.failure}
      />
      {/* Busy after success too, until the next page or the closed modal replaces the button. */}
      <Button type="submit" look="primary" size="large" wide busy={form.busy}>
        {submit(amount !== null && amount >= min ? dollars(amount) : null)}
      </Button>
      {children}
    </Form>
  );
};
