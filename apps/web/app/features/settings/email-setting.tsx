import '../../shared/schemas-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { email as address } from '@stagedoor/contract/schemas/primitives';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { api } from '../../shared/api.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { userQuery } from '../../shared/session.ts';
import { verified, wantsVerification } from '../../shared/verified.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';

const schema = z.object({ email: address });

/** The old address stays until the link that was mailed to the new one is used. */
export const EmailSetting = ({ user: { email, pendingEmail } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const [editing, setEditing] = useState(false);
  return (
    <RowGroup title={t('email.title')}>
      <Rows>
        <Row name={email ?? t('email.none')}>
          {!editing && (
            <Button size="small" onClick={() => setEditing(true)}>
              {email ? t('email.change') : t('email.add')}
            </Button>
          )}
        </Row>
      </Rows>
      {editing && <EmailForm close={() => setEditing(false)} />}
      {pendingEmail && !editing && <Note>{t('email.pending', { email: pendingEmail })}</Note>}
    </RowGroup>
  );
};

const EmailForm = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('settings');
  const wordsFor = useProblemWords();
  const cache = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const problem = formState.errors.email;

  const submit = handleSubmit(async (body) => {
    try {
      await verified(() => api('updateEmail', { body }));
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
        label={t('email.new')}
        hint={t('email.hint')}
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
