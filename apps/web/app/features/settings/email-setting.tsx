import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { verified } from '../../shared/verification/verified.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { AddressForm } from './address-form.tsx';
import { changeEmail } from './api.ts';

/** The old address stays valid until the link mailed to the new one was used. */
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
      {editing && (
        <AddressForm
          label={t('email.new')}
          hint={t('email.hint')}
          send={(address) => verified(() => changeEmail(address))}
          close={() => setEditing(false)}
        />
      )}
      {pendingEmail && !editing && <Note>{t('email.pending', { email: pendingEmail })}</Note>}
    </RowGroup>
  );
};
