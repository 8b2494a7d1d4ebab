import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ForUser } from '../../shared/session/for-user.tsx';
import { userQuery } from '../../shared/session/session.ts';
import { verified } from '../../shared/verification/verified.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { changePassword } from './api.ts';
import { SetPasswordForm } from './set-password-form.tsx';

export const ChangePassword = () => {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const done = () => {
    toast.success(t('saved'));
    void cache.invalidateQueries(userQuery);
    void navigate(paths.settings('security'));
  };
  return (
    <TaskPage title={t('setTitle')} lead={t('changeLead')}>
      <ForUser>
        {(user) => (
          <SetPasswordForm
            email={user.email ?? ''}
            save={(password) => verified(() => changePassword(password))}
            done={done}
          />
        )}
      </ForUser>
      <TaskPageFooter>
        <ButtonLink to={paths.settings('security')} look="quiet">
          {t('back')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
