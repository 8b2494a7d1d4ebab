import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../shared/feedback/toasts.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { userQuery } from '../../shared/session/session.ts';
import { ResendButton } from '../../shared/verification/resend-button.tsx';
import { verified } from '../../shared/verification/verified.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { focusFirst } from '../../ui/fields/focus-first.ts';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { confirmPhone, sendPhoneCode } from './api.ts';

const { codeDigits } = limits.verification;

export const PhoneCodeForm = ({ phone, close }: { phone: string; close: () => void }) => {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  const cache = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmPhone(code),
    onSuccess: async () => {
      await cache.invalidateQueries(userQuery);
      toast.success(t('saved'));
      close();
    },
    onError: async (error) => {
      const wrong = error instanceof ApiError && error.name === 'mandatoryFieldNull';
      setProblem(wrong ? t('phone.wrongCode') : await problemText(error));
    },
  });
  return (
    <Form onSubmit={() => (code.length === codeDigits ? mutate() : setProblem(t('phone.shortCode')))} narrow>
      <p>{t('phone.sent', { phone })}</p>
      <CodeField
        label={t('phone.code')}
        digits={codeDigits}
        autoComplete="one-time-code"
        ref={focusFirst}
        value={code}
        onChange={(typed) => {
          setProblem(undefined);
          setCode(typed);
        }}
        problem={problem}
      />
      <Ways>
        <Button type="submit" look="primary" busy={isPending}>
          {t('phone.confirm')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </Ways>
      <ResendButton send={() => verified(() => sendPhoneCode(phone))} />
    </Form>
  );
};
