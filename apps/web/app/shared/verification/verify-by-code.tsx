import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { focusFirst } from '../../ui/fields/focus-first.ts';
import { Form } from '../../ui/fields/form.tsx';
import { api } from '../api/client.ts';
import { useShowProblem } from '../feedback/use-show-problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ResendButton } from './resend-button.tsx';
import { useVerify } from './use-verify.ts';

const { codeDigits } = limits.verification;

export const VerifyByCode = ({ email, done }: { email: string; done: () => void }) => {
  const { t } = useTranslation('verify');
  const { verify, busy, problem } = useVerify(done);
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const send = useMutation({ mutationFn: () => api('sendSessionCode'), onError: useShowProblem() });

  if (!send.isSuccess)
    return (
      <Form onSubmit={() => send.mutate()}>
        <p>{t('codeLead', { email })}</p>
        <Button type="submit" look="primary" wide busy={send.isPending}>
          {t('sendCode')}
        </Button>
      </Form>
    );
  return (
    <Form onSubmit={() => (code.length === codeDigits ? verify({ code }) : setShort(true))}>
      <p>{t('codeSent', { email })}</p>
      <CodeField
        label={t('code')}
        digits={codeDigits}
        autoComplete="one-time-code"
        ref={focusFirst}
        value={code}
        onChange={(typed) => {
          setShort(false);
          setCode(typed);
        }}
        problem={short ? t('shortCode') : problem}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {t('confirm')}
      </Button>
      <ResendButton send={() => api('sendSessionCode')} />
    </Form>
  );
};
