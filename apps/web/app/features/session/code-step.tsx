import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useProblemWords } from '../../shared/problem-words.ts';
import { ResendButton } from '../../shared/resend-button.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Form, Ways } from '../../ui/form.tsx';
import { useArrive, useLogIn, useSendCode } from './api.ts';

const { codeDigits } = limits.verification;

type Props = { email: string; next: string; goTo: (step: 'email' | 'password') => void };

export const CodeStep = ({ email, next, goTo }: Props) => {
  const { t } = useTranslation('login');
  const wordsFor = useProblemWords();
  const sendCode = useSendCode();
  const arrive = useArrive();
  const logIn = useLogIn();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const busy = logIn.isPending || logIn.isSuccess; // until the next page is there

  const submit = async (given: string) => {
    if (busy) return;
    if (given.length < codeDigits) return setProblem(t('shortCode'));
    try {
      const { user } = await logIn.mutateAsync({ email, password: given });
      await arrive(user, next);
    } catch (error) {
      setCode('');
      setProblem(error instanceof Refusal && error.fields?.password ? t('wrongCode') : await wordsFor(error));
    }
  };
  // Whoever has typed the last digit, or whose phone filled it in, is done.
  const type = (typed: string) => {
    setProblem(undefined);
    setCode(typed);
    if (typed.length === codeDigits) void submit(typed);
  };
  return (
    <Form onSubmit={() => submit(code)} inRoom>
      <p>{t('codeSent', { email })}</p>
      <CodeField
        label={t('code')}
        hint={t('codeHint')}
        digits={codeDigits}
        autoComplete="one-time-code"
        ref={focusFirst}
        value={code}
        onChange={type}
        problem={problem}
      />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
      <ResendButton send={() => sendCode(email)} />
      <Ways>
        <Button look="quiet" size="small" onClick={() => goTo('password')}>
          {t('usePassword')}
        </Button>
        <Button look="quiet" size="small" onClick={() => goTo('email')}>
          {t('otherEmail')}
        </Button>
      </Ways>
    </Form>
  );
};
