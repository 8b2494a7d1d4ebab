import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api.ts';
import { ForUser } from '../../shared/for-user.tsx';
import { paths } from '../../shared/paths.ts';
import { userQuery } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { verified } from '../../shared/verified.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

export const ChangePassword = () => {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const done = () => {
    say.success(t('saved'));
    void cache.invalidateQueries(userQuery);
    void navigate(paths.settings('security'));
  };
  return (
    <Room title={t('setTitle')} lead={t('changeLead')}>
      <ForUser>
        {(user) => (
          <SetPasswordForm
            email={user.email ?? ''}
            save={(password) => verified(() => api('changePassword', { body: { password } }))}
            done={done}
          />
        )}
      </ForUser>
      <RoomEnd>
        <ButtonLink to={paths.settings('security')} look="quiet">
          {t('back')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
};
