import '../../shared/schemas-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Refusal } from '@stagedoor/contract/errors';
import { loginWithPasswordBody } from '@stagedoor/contract/schemas/account';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import text from '../../ui/text.module.css';
import { useArrive, useLogIn } from './api.ts';

type Props = { email: string; next: string; goTo: (step: 'email') => void };

export const PasswordStep = ({ email, next, goTo }: Props) => {
  const { t } = useTranslation('login');
  const wordsFor = useProblemWords();
  const arrive = useArrive();
  const logIn = useLogIn();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(loginWithPasswordBody),
    defaultValues: { email, password: '' },
  });
  const { email: badEmail, password } = formState.errors;
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = handleSubmit(async (body) => {
    try {
      const { user } = await logIn.mutateAsync(body);
      await arrive(user, next);
    } catch (error) {
      const mismatch = error instanceof Refusal && error.fields?.password !== undefined;
      setError('password', { message: mismatch ? t('mismatch') : await wordsFor(error) }, { shouldFocus: true });
    }
  });
  return (
    <Form onSubmit={submit} inRoom>
      <Field
        {...register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={badEmail && t('badEmail')}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        showLabel={t('showPassword')}
        autoComplete="current-password"
        problem={password && (password.type === undefined ? password.message : t('noPassword'))}
      />
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('submit')}
      </Button>
      <Ways>
        <Button look="quiet" size="small" onClick={() => goTo('email')}>
          {t('useCode')}
        </Button>
        <Link className={text.link} to={paths.password()}>
          {t('forgotten')}
        </Link>
      </Ways>
    </Form>
  );
};
