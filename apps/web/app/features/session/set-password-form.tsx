import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { wantsVerification } from '../../shared/verification/wants-verification.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';

const { passwordMin: min, passwordMax: max } = limits.account;

type Props = {
  /** For password managers: the account's user name. */
  email: string;
  save: (password: string) => Promise<unknown>;
  done: () => void;
  onGone?: () => void;
};

export const SetPasswordForm = ({ email, save, done, onGone }: Props) => {
  const { t } = useTranslation('password');
  const problemText = useProblemText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: save,
    onSuccess: done,
    onError: async (error) => {
      if (wantsVerification(error)) return;
      if (error instanceof ApiError && error.name === 'pageNotFound') return onGone?.();
      const common = error instanceof ApiError && error.fields?.password !== undefined;
      setProblem(common ? t('tooCommon') : await problemText(error));
    },
  });
  const submit = () => {
    const short = password.length < min;
    setProblem(short ? t('tooShort', { min }) : undefined);
    if (!short) mutate(password);
  };
  return (
    <Form onSubmit={submit} spaced>
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
