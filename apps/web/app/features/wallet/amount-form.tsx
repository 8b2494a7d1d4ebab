import type { Cents } from '@stagedoor/contract/money';
import { parseMoney } from '@stagedoor/contract/money';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { checkAmount } from '../../shared/check-amount.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useIdempotent } from '../../shared/use-idempotent.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

type Props = {
  min: Cents;
  max: Cents;
  hint: string;
  submit: (sum: string | null) => string;
  /** Rejects with what is then said beside the field. */
  send: (amount: Cents, idempotencyKey: string) => Promise<unknown>;
  /** Already typed. */
  start?: string;
  inRoom?: boolean;
  children?: ReactNode;
};

/** One sum and one button, which says the sum. */
export const AmountForm = ({ min, max, hint, submit, send, start = '', inRoom = false, children }: Props) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const wordsFor = useProblemWords();
  const sendOnce = useIdempotent(send);
  const [typed, setTyped] = useState(start);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: sendOnce,
    onError: async (error) => setProblem(await wordsFor(error)),
  });
  const amount = parseMoney(typed);
  const submitted = () => {
    const checked = checkAmount(typed, { min, max });
    if ('amount' in checked) return mutate(checked.amount);
    setProblem(t(`amount.${checked.problem}`, { sum: dollars(checked.problem === 'tooSmall' ? min : max) }));
  };
  return (
    <Form onSubmit={submitted} inRoom={inRoom}>
      <Field
        label={t('amount.label')}
        hint={hint}
        inputMode="decimal"
        autoComplete="transaction-amount"
        data-autofocus
        value={typed}
        onChange={(event) => {
          setProblem(undefined);
          setTyped(event.target.value);
        }}
        problem={problem}
      />
      {/* What follows a success is another page or a closed modal; until then the button stays pressed. */}
      <Button type="submit" look="primary" size="large" wide busy={isPending || isSuccess}>
        {submit(amount !== null && amount >= min ? dollars(amount) : null)}
      </Button>
      {children}
    </Form>
  );
};
