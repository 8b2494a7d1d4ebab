import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import { AddressForm } from './address-form.tsx';
import { useSave } from './api.ts';

const mailLink = (email: string) => api('verifyCorporateEmail', { body: { email } });

/** An address at work counts once the link that was mailed to it is used. */
export const WorkEmailSetting = ({ user: { corporateEmail, pendingCorporateEmail } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const [editing, setEditing] = useState(false);
  const remove = useSave(() => api('clearUserFields', { query: { fields: 'corporateEmail' } }));
  const known = corporateEmail ?? pendingCorporateEmail;
  const state = corporateEmail ? t('workEmail.confirmed') : t('workEmail.unconfirmed');
  return (
    <RowGroup title={t('workEmail.title')} lead={t('workEmail.more')}>
      <Rows>
        <Row name={known ?? t('workEmail.none')} {...(known && { more: state })}>
          {!editing && (
            <Button size="small" onClick={() => setEditing(true)}>
              {known ? t('workEmail.change') : t('workEmail.add')}
            </Button>
          )}
          {!editing && corporateEmail && (
            <Button
              size="small"
              look="quiet"
              aria-label={t('workEmail.removeName')}
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('remove')}
            </Button>
          )}
        </Row>
      </Rows>
      {editing && (
        <AddressForm
          label={t('workEmail.new')}
          hint={t('workEmail.hint')}
          send={mailLink}
          close={() => setEditing(false)}
        />
      )}
      {pendingCorporateEmail && !editing && <Waiting email={pendingCorporateEmail} />}
    </RowGroup>
  );
};

const Waiting = ({ email }: { email: string }) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending } = useMutation({
    mutationFn: () => mailLink(email),
    onSuccess: () => say.success(t('workEmail.sent')),
    onError: useSayProblem(),
  });
  return (
    <Note>
      <p>{t('workEmail.waiting', { email })}</p>
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        {t('workEmail.resend')}
      </Button>
    </Note>
  );
};
