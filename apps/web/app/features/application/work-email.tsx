import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { userQuery } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import styles from './application-page.module.css';

/** Not asked of anybody. It counts once the link that was mailed to it is used. */
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
  const wordsFor = useProblemWords();
  const cache = useQueryClient();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: () => api('verifyCorporateEmail', { body: { email: email.trim() } }),
    onSuccess: async () => {
      say.success(t('workEmail.sent'));
      await cache.invalidateQueries(userQuery);
      onSent();
    },
    onError: async (error) => {
      const isBad = error instanceof Refusal && error.name === 'invalidEmail';
      setProblem(isBad ? t('problems.email') : await wordsFor(error));
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
