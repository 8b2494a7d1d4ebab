import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { AddressForm } from './address-form.tsx';
import { clearUserField, mailWorkEmailLink, useSave } from './api.ts';

/** A work email counts once the mailed link was used. */
export const WorkEmailSetting = ({ user: { corporateEmail, pendingCorporateEmail } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const [editing, setEditing] = useState(false);
  const remove = useSave(() => clearUserField('corporateEmail'));
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
          send={mailWorkEmailLink}
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
    mutationFn: () => mailWorkEmailLink(email),
    onSuccess: () => toast.success(t('workEmail.sent')),
    onError: useShowProblem(),
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
