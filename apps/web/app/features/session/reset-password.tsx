import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, endSession } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

type Props = { token: string; email: string | null };

/** From the mail: the link is the proof. Without an address it has been used or is too old. */
export const ResetPassword = ({ token, email }: Props) => {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const [gone, setGone] = useState(email === null);
  if (gone || email === null)
    return (
      <Room title={t('goneTitle')} lead={t('goneText')}>
        <RoomEnd>
          <ButtonLink to={paths.password()} look="primary">
            {t('newLink')}
          </ButtonLink>
        </RoomEnd>
      </Room>
    );
  const done = () => {
    say.success(t('saved'));
    endSession(); // the new password ended every session, this browser's too
    void navigate(paths.login(), { replace: true });
  };
  return (
    <Room title={t('setTitle')} lead={t('resetLead', { email })}>
      <SetPasswordForm
        email={email}
        save={(password) => api('resetPassword', { body: { token, password } })}
        done={done}
        onGone={() => setGone(true)}
      />
    </Room>
  );
};
