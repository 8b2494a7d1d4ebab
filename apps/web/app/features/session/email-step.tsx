import { email as address } from '@stagedoor/contract/schemas/primitives';
import { z } from 'zod';
import { wordsIn } from '../../shared/forms/issues-in.ts';
import { textField } from '../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { useSendCode } from './api.ts';

const schema = z.object({ email: address });

type Props = { email: string; goTo: (method: 'code' | 'password', email: string) => void };

export const EmailStep = ({ email, goTo }: Props) => {
  const { t } = useTranslation('login');
  const sendCode = useSendCode();
  const form = useForm({ start: { email }, check: (values) => wordsIn(schema, values) });
  const formRef = useFirstProblem(form.failures);

  const withCode = async () => {
    const given = schema.parse(form.values);
    await sendCode(given.email);
    goTo('code', given.email);
  };
  const withPassword = () => goTo('password', schema.parse(form.values).email);
  return (
    <Form ref={formRef} onSubmit={() => form.submit(withCode)} spaced>
      <Field
        {...textField(form, 'email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={form.problems.email ? t('badEmail') : form.failure}
      />
      <Button type="submit" look="primary" size="large" wide busy={form.busy}>
        {t('sendCode')}
      </Button>
      <Button wide onClick={() => void form.submit(withPassword)}>
        {t('usePassword')}
      </Button>
    </Form>
  );
};
