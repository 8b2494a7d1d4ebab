import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../shared/feedback/toasts.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { userQuery } from '../../shared/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Field } from '../../ui/fields/field.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { mailWorkEmailLink } from './api.ts';
import styles from './application-page.module.css';

/** Optional. It counts once the mailed link was used. */
export const WorkEmail = ({ user: { corporateEmail, pendingCorporateEmail: pending } }: { user: SelfUser }) => {
  const { t } = useTranslation('application');
  const [another, setAnother] = useState(false);
  const asks = another || (corporateEmail === null && pending === null);
  return (
    <RowGroup title={t('workEmail.title')} lead={t('workEmail.lead')}>
      {corporateEmail !== null && (
        <Rows>
          <Row name={corporateEmail}>
            <Badge kind="safe">{t('workEmail.confirmed')}</Badge>
          </Row>
        </Rows>
      )}
      {pending !== null && <Note>{t('workEmail.waiting', { email: pending })}</Note>}
      {asks ? (
        <Ask onSent={() => setAnother(false)} />
      ) : (
        <div className={styles.add}>
          <Button size="small" look="quiet" onClick={() => setAnother(true)}>
            {t('workEmail.change')}
          </Button>
        </div>
      )}
    </RowGroup>
  );
};

const Ask = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation('application');
  const problemText = useProblemText();
  const cache = useQueryClient();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const send = useMutation({
    mutationFn: () => mailWorkEmailLink(email.trim()),
    onSuccess: async () => {
      toast.success(t('workEmail.sent'));
      await cache.invalidateQueries(userQuery);
      onSent();
    },
    onError: async (error) => {
      const isBad = error instanceof ApiError && error.name === 'invalidEmail';
      setProblem(isBad ? t('problems.email') : await problemText(error));
    },
  });
  return (
    <div className={styles.add}>
      <Form onSubmit={() => (email.includes('@') ? send.mutate() : setProblem(t('problems.email')))}>
        <Field
          label={t('workEmail.label')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={limits.account.emailMax}
          value={email}
          onChange={({ target }) => {
            setProblem(undefined);
            setEmail(target.value);
          }}
          problem={problem}
        />
        <div>
          <Button type="submit" size="small" busy={send.isPending}>
            {t('workEmail.send')}
          </Button>
        </div>
      </Form>
    </div>
  );
};
