import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ResendButton } from '../../shared/verification/resend-button.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { focusFirst } from '../../ui/fields/focus-first.ts';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { useArrive, useLogIn, useSendCode } from './api.ts';

const { codeDigits } = limits.verification;

type Props = { email: string; next: string; goTo: (step: 'email' | 'password') => void };

export const CodeStep = ({ email, next, goTo }: Props) => {
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  const sendCode = useSendCode();
  const arrive = useArrive();
  const logIn = useLogIn();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const busy = logIn.isPending || logIn.isSuccess; // until the next page is shown

  const submit = async (given: string) => {
    if (busy) return;
    // A wrong code has emptied the field; what was wrong with it stands there still.
    if (given.length < codeDigits) return setProblem((current) => (given === '' && current) || t('shortCode'));
    try {
      const { user } = await logIn.mutateAsync({ email, password: given });
      await arrive(user, next);
    } catch (error) {
      setCode('');
      setProblem(error instanceof ApiError && error.fields?.password ? t('wrongCode') : await problemText(error));
    }
  };
  // Submits after the last digit, typed or autofilled.
  const type = (typed: string) => {
    setProblem(undefined);
    setCode(typed);
    if (typed.length === codeDigits) void submit(typed);
  };
  return (
    <Form onSubmit={() => submit(code)} spaced>
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
