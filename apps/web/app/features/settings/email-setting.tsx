import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { verified } from '../../shared/verified.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import { AddressForm } from './address-form.tsx';

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
      {editing && (
        <AddressForm
          label={t('email.new')}
          hint={t('email.hint')}
          send={(address) => verified(() => api('updateEmail', { body: { email: address } }))}
          close={() => setEditing(false)}
        />
      )}
      {pendingEmail && !editing && <Note>{t('email.pending', { email: pendingEmail })}</Note>}
    </RowGroup>
  );
};
