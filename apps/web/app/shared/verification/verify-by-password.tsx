import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useVerify } from './use-verify.ts';

export const VerifyByPassword = ({ done, useCode }: { done: () => void; useCode: () => void }) => {
  const { t } = useTranslation('verify');
  const { verify, busy, problem } = useVerify(done);
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  return (
    <Form onSubmit={() => (password ? verify({ password }) : setEmpty(true))}>
      <p>{t('passwordLead')}</p>
      <PasswordField
        label={t('password')}
        showLabel={t('showPassword')}
        autoComplete="current-password"
        data-autofocus
        value={password}
        onChange={(event) => {
          setEmpty(false);
          setPassword(event.target.value);
        }}
        problem={empty ? t('noPassword') : problem}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {t('confirm')}
      </Button>
      <Button look="quiet" onClick={useCode}>
        {t('useCode')}
      </Button>
    </Form>
  );
};
