import { useState } from 'react';
import { useNavigate } from 'react-router';
import { endSession } from '../../shared/api/connection.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { setPassword } from './api.ts';
import { SetPasswordForm } from './set-password-form.tsx';

type Props = { token: string; email: string | null };

/** From the mail: the link is the proof. Without an address it was used or has expired. */
export const ResetPassword = ({ token, email }: Props) => {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const [gone, setGone] = useState(email === null);
  if (gone || email === null)
    return (
      <TaskPage title={t('goneTitle')} lead={t('goneText')}>
        <TaskPageFooter>
          <ButtonLink to={paths.password()} look="primary">
            {t('newLink')}
          </ButtonLink>
        </TaskPageFooter>
      </TaskPage>
    );
  const done = () => {
    toast.success(t('saved'));
    endSession(); // the new password ended every session, this one too
    void navigate(paths.login(), { replace: true });
  };
  return (
    <TaskPage title={t('setTitle')} lead={t('resetLead', { email })}>
      <SetPasswordForm
        email={email}
        save={(password) => setPassword(token, password)}
        done={done}
        onGone={() => setGone(true)}
      />
    </TaskPage>
  );
};
