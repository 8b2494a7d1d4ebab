import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { ResendButton } from '../../shared/resend-button.tsx';
import { userQuery } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { verified } from '../../shared/verified.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Form, Ways } from '../../ui/form.tsx';

const { codeDigits } = limits.verification;

export const PhoneCodeForm = ({ phone, close }: { phone: string; close: () => void }) => {
  const { t } = useTranslation('settings');
  const wordsFor = useProblemWords();
  const cache = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('confirmPhone', { body: { code } }),
    onSuccess: async () => {
      await cache.invalidateQueries(userQuery);
      say.success(t('saved'));
      close();
    },
    onError: async (error) => {
      const wrong = error instanceof Refusal && error.name === 'mandatoryFieldNull';
      setProblem(wrong ? t('phone.wrongCode') : await wordsFor(error));
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
      <ResendButton send={() => verified(() => api('sendPhoneCode', { body: { phone } }))} />
    </Form>
  );
};
