import '../../shared/schemas-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { email as address } from '@stagedoor/contract/schemas/primitives';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSendCode } from './api.ts';

const schema = z.object({ email: address });

type Props = { email: string; goTo: (way: 'code' | 'password', email: string) => void };

export const EmailStep = ({ email, goTo }: Props) => {
  const { t } = useTranslation('login');
  const wordsFor = useProblemWords();
  const sendCode = useSendCode();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email },
  });
  const problem = formState.errors.email;

  const withCode = handleSubmit(async (given) => {
    try {
      await sendCode(given.email);
      goTo('code', given.email);
    } catch (error) {
      setError('email', { message: await wordsFor(error) }, { shouldFocus: true });
    }
  });
  const withPassword = handleSubmit((given) => goTo('password', given.email));
  return (
    <Form onSubmit={withCode} inRoom>
      <Field
        {...register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={problem && (problem.type === undefined ? problem.message : t('badEmail'))}
      />
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('sendCode')}
      </Button>
      <Button wide onClick={() => void withPassword()}>
        {t('usePassword')}
      </Button>
    </Form>
  );
};
