import { ApiError } from '@stagedoor/contract/errors';
import { loginWithPasswordBody } from '@stagedoor/contract/schemas/account';
import { Link } from 'react-router';
import { wordsIn } from '../../shared/forms/issues-in.ts';
import { textField } from '../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { leaving, useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { focusFirst } from '../../ui/fields/focus-first.ts';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import text from '../../ui/theme/text.module.css';
import { useArrive, useLogIn } from './api.ts';

type Props = { email: string; next: string; goTo: (step: 'email') => void };

export const PasswordStep = ({ email, next, goTo }: Props) => {
  const { t } = useTranslation('login');
  const arrive = useArrive();
  const logIn = useLogIn();
  const form = useForm({
    start: { email, password: '' },
    check: (values) => wordsIn(loginWithPasswordBody, values),
    refusedFields: (error) =>
      error instanceof ApiError && error.fields?.password !== undefined ? { password: 'wrong' as const } : undefined,
  });
  const { email: badEmail, password } = form.problems;
  const formRef = useFirstProblem(form.failures);

  const send = async () => {
    const { user } = await logIn.mutateAsync(loginWithPasswordBody.parse(form.values));
    await arrive(user, next);
    return leaving;
  };
  return (
    <Form ref={formRef} onSubmit={() => form.submit(send)} spaced>
      <Field
        {...textField(form, 'email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={badEmail && t('badEmail')}
      />
      <PasswordField
        {...textField(form, 'password')}
        ref={focusFirst}
        label={t('password')}
        showLabel={t('showPassword')}
        autoComplete="current-password"
        problem={password ? t(password === 'wrong' ? 'mismatch' : 'noPassword') : form.failure}
      />
      <Button type="submit" look="primary" size="large" wide busy={form.busy}>
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
