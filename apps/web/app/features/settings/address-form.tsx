import { email as address } from '@stagedoor/contract/schemas/primitives';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { wordsIn } from '../../shared/forms/issues-in.ts';
import { textField } from '../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { userQuery } from '../../shared/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { focusFirst } from '../../ui/fields/focus-first.ts';
import { Form, Ways } from '../../ui/fields/form.tsx';

const schema = z.object({ email: address });

type Props = { label: string; hint: string; send: (email: string) => Promise<unknown>; close: () => void };

/** Asks for an email address and mails a link to it. */
export const AddressForm = ({ label, hint, send, close }: Props) => {
  const { t } = useTranslation('settings');
  const cache = useQueryClient();
  const form = useForm({ start: { email: '' }, check: (values) => wordsIn(schema, values) });
  const formRef = useFirstProblem(form.failures);

  const submitted = async () => {
    await send(schema.parse(form.values).email);
    await cache.invalidateQueries(userQuery);
    close();
  };
  return (
    <Form ref={formRef} onSubmit={() => form.submit(submitted)} narrow>
      <Field
        {...textField(form, 'email')}
        ref={focusFirst}
        label={label}
        hint={hint}
        type="email"
        inputMode="email"
        autoComplete="email"
        problem={form.problems.email ? t('email.bad') : form.failure}
      />
      <Ways>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('email.send')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </Ways>
    </Form>
  );
};
