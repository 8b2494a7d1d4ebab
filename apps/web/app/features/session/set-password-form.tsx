import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { wantsVerification } from '../../shared/wants-verification.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

const { passwordMin: min, passwordMax: max } = limits.account;

type Props = {
  /** For password managers: whose password it is. */
  email: string;
  save: (password: string) => Promise<unknown>;
  done: () => void;
  onGone?: () => void;
};

export const SetPasswordForm = ({ email, save, done, onGone }: Props) => {
  const { t } = useTranslation('password');
  const wordsFor = useProblemWords();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: save,
    onSuccess: done,
    onError: async (error) => {
      if (wantsVerification(error)) return;
      if (error instanceof Refusal && error.name === 'pageNotFound') return onGone?.();
      const common = error instanceof Refusal && error.fields?.password !== undefined;
      setProblem(common ? t('tooCommon') : await wordsFor(error));
    },
  });
  const submit = () => {
    const short = password.length < min;
    setProblem(short ? t('tooShort', { min }) : undefined);
    if (!short) mutate(password);
  };
  return (
    <Form onSubmit={submit} inRoom>
      <input type="email" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={t('newPassword')}
        hint={t('hint', { min })}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        maxLength={max}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={problem}
      />
      <Button type="submit" look="primary" size="large" wide busy={isPending || isSuccess}>
        {t('save')}
      </Button>
    </Form>
  );
};
