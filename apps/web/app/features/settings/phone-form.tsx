import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { verified } from '../../shared/verified.ts';
import { wantsVerification } from '../../shared/wants-verification.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Form, Ways } from '../../ui/form.tsx';

export const PhoneForm = ({ sent, close }: { sent: (phone: string) => void; close: () => void }) => {
  const { t } = useTranslation('settings');
  const wordsFor = useProblemWords();
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => verified(() => api('sendPhoneCode', { body: { phone } })),
    onSuccess: () => sent(phone),
    onError: async (error) => {
      if (!wantsVerification(error)) setProblem(await wordsFor(error));
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
