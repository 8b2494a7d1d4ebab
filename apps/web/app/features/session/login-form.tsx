import '../../shared/schemas-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Refusal } from '@stagedoor/contract/errors';
import { loginWithPasswordBody } from '@stagedoor/contract/schemas/account';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { say } from '../../shared/snacks.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useLogIn } from './api.ts';
import styles from './login-form.module.css';

export const LoginForm = ({ next }: { next: string }) => {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const sayProblem = useSayProblem();
  const logIn = useLogIn();
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(loginWithPasswordBody),
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async (body) => {
    try {
      const { user } = await logIn.mutateAsync(body);
      say.success(t('welcome', { name: user.name }));
      await navigate(next, { replace: true });
    } catch (error) {
      if (error instanceof Refusal && error.fields?.password !== undefined)
        setError('password', { message: t('mismatch') }, { shouldFocus: true });
      else await sayProblem(error);
    }
  });

  const { email, password } = formState.errors;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      <Field
        {...register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={email && t('badEmail')}
      />
      <Field
        {...register('password')}
        label={t('password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        problem={password && (password.type === undefined ? password.message : t('noPassword'))}
        end={
          <IconButton aria-label={t('showPassword')} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          </IconButton>
        }
      />
      <Button type="submit" look="primary" size="large" wide busy={logIn.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
};
