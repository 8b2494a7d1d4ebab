import { limits } from '@stagedoor/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { focusFirst } from '../../../ui/fields/focus-first.ts';
import { Form } from '../../../ui/fields/form.tsx';
import type { useProof } from './use-proof.ts';

const { codeDigits } = limits.verification;

type Props = {
  proof: ReturnType<typeof useProof<{ code: string }, unknown>>;
  submit: string;
  spaced?: boolean;
  /** Whether the field has the focus at first; not where there is something to read before. */
  focus?: boolean;
  children?: ReactNode;
};

/** The six digits of the authenticator app. Submits after the last digit. */
export const AppCode = ({ proof, submit, spaced = false, focus = false, children }: Props) => {
  const { t } = useTranslation('authenticator');
  const { give, busy, problem, setProblem } = proof;
  const [code, setCode] = useState('');
  const send = async (given: string) => {
    if (busy) return;
    if (given.length < codeDigits) return setProblem(t('short'));
    if (!(await give({ code: given }))) setCode('');
  };
  const type = (typed: string) => {
    setProblem(undefined);
    setCode(typed);
    if (typed.length === codeDigits) void send(typed);
  };
  return (
    <Form onSubmit={() => send(code)} spaced={spaced}>
      <CodeField
        label={t('code')}
        hint={t('codeHint')}
        digits={codeDigits}
        autoComplete="one-time-code"
        ref={focus ? focusFirst : undefined}
        value={code}
        onChange={type}
        problem={problem}
      />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {submit}
      </Button>
      {children}
    </Form>
  );
};
