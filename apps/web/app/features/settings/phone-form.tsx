import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { verified } from '../../shared/verification/verified.ts';
import { wantsVerification } from '../../shared/verification/wants-verification.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { focusFirst } from '../../ui/fields/focus-first.ts';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { sendPhoneCode } from './api.ts';

export const PhoneForm = ({ sent, close }: { sent: (phone: string) => void; close: () => void }) => {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => verified(() => sendPhoneCode(phone)),
    onSuccess: () => sent(phone),
    onError: async (error) => {
      if (!wantsVerification(error)) setProblem(await problemText(error));
    },
  });
  return (
    <Form onSubmit={() => (phone.trim() ? mutate() : setProblem(t('phone.empty')))} narrow>
      <Field
        label={t('phone.number')}
        hint={t('phone.hint')}
        type="tel"
        autoComplete="tel"
        ref={focusFirst}
        value={phone}
        onChange={(event) => {
          setProblem(undefined);
          setPhone(event.target.value);
        }}
        problem={problem}
      />
      <Ways>
        <Button type="submit" look="primary" busy={isPending}>
          {t('phone.send')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </Ways>
    </Form>
  );
};
