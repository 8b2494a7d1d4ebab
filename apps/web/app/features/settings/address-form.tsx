import '../../shared/schemas-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { email as address } from '@stagedoor/contract/schemas/primitives';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useProblemWords } from '../../shared/problem-words.ts';
import { userQuery } from '../../shared/session.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { wantsVerification } from '../../shared/wants-verification.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Ways } from '../../ui/form.tsx';

const schema = z.object({ email: address });

type Props = { label: string; hint: string; send: (email: string) => Promise<unknown>; close: () => void };

/** Asks for an address that a link is then mailed to. */
export const AddressForm = ({ label, hint, send, close }: Props) => {
  const { t } = useTranslation('settings');
  const wordsFor = useProblemWords();
  const cache = useQueryClient();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const problem = formState.errors.email;
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async ({ email }) => {
    try {
      await send(email);
      await cache.invalidateQueries(userQuery);
      close();
    } catch (error) {
      if (!wantsVerification(error)) setError('email', { message: await wordsFor(error) }, { shouldFocus: true });
    }
  });
  return (
    <Form onSubmit={submit} narrow>
      <Field
        {...register('email')}
        label={label}
        hint={hint}
        type="email"
        inputMode="email"
        autoComplete="email"
        problem={problem && (problem.type === undefined ? problem.message : t('email.bad'))}
      />
      <Ways>
        <Button type="submit" look="primary" busy={formState.isSubmitting}>
          {t('email.send')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </Ways>
    </Form>
  );
};
