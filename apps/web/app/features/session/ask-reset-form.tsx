import '../../shared/schemas-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { email as address } from '@stagedoor/contract/schemas/primitives';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Note } from '../../ui/note.tsx';

const schema = z.object({ email: address });

/** Says the same whether or not the address has an account. */
export const AskResetForm = () => {
  const { t } = useTranslation('password');
  const language = useLanguage();
  const wordsFor = useProblemWords();
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const problem = formState.errors.email;

  const submit = handleSubmit(async ({ email }) => {
    try {
      await api('resetPassword', { body: { email, language } });
      setSentTo(email);
    } catch (error) {
      setError('email', { message: await wordsFor(error) }, { shouldFocus: true });
    }
  });
  return (
    <Form onSubmit={submit} inRoom>
      {sentTo && <Note kind="safe">{t('sent', { email: sentTo })}</Note>}
      <Field
        {...register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={problem && (problem.type === undefined ? problem.message : t('badEmail'))}
      />
      <Button type="submit" look={sentTo ? 'line' : 'primary'} size="large" wide busy={formState.isSubmitting}>
        {sentTo ? t('sendAgain') : t('send')}
      </Button>
      <ButtonLink to={paths.login()} look="quiet">
        {t('toLogin')}
      </ButtonLink>
    </Form>
  );
};
