import { limits } from '@stagedoor/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { focusFirst } from '../../../ui/focus-first.ts';
import { Form } from '../../../ui/form.tsx';
import type { useProof } from './use-proof.ts';

const { codeDigits } = limits.verification;

type Props = {
  proof: ReturnType<typeof useProof<{ code: string }, unknown>>;
  submit: string;
  inRoom?: boolean;
  /** Whether the field waits for the fingers; not where something has to be read first. */
  focus?: boolean;
  children?: ReactNode;
};

/** The six digits that an app shows. Whoever has typed the last one is done. */
export const AppCode = ({ proof, submit, inRoom = false, focus = false, children }: Props) => {
  const { t } = useTranslation('factor');
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
    <Form onSubmit={() => send(code)} inRoom={inRoom}>
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
