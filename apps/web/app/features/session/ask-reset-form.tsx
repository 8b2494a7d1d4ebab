import { email as address } from '@stagedoor/contract/schemas/primitives';
import { useState } from 'react';
import { z } from 'zod';
import { wordsIn } from '../../shared/forms/issues-in.ts';
import { textField } from '../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { mailPasswordLink } from './api.ts';

const schema = z.object({ email: address });

/** Shows the same text whether or not the address has an account. */
export const AskResetForm = () => {
  const { t } = useTranslation('password');
  const language = useLanguage();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ start: { email: '' }, check: (values) => wordsIn(schema, values) });
  const formRef = useFirstProblem(form.failures);

  const send = async () => {
    const { email } = schema.parse(form.values);
    await mailPasswordLink(email, language);
    setSentTo(email);
  };
  return (
    <Form ref={formRef} onSubmit={() => form.submit(send)} spaced>
      {sentTo && <Note kind="safe">{t('sent', { email: sentTo })}</Note>}
      <Field
        {...textField(form, 'email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={form.problems.email ? t('badEmail') : form.failure}
      />
      <Button type="submit" look={sentTo ? 'line' : 'primary'} size="large" wide busy={form.busy}>
        {sentTo ? t('sendAgain') : t('send')}
      </Button>
      <ButtonLink to={paths.login()} look="quiet">
        {t('toLogin')}
      </ButtonLink>
    </Form>
  );
};
