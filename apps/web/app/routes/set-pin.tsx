import { SetPinForm } from '../features/session/set-pin-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { ForUser } from '../shared/session/for-user.tsx';
import { ButtonLink } from '../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../ui/layout/task-page.tsx';
import type { Route } from './+types/set-pin.ts';

export const handle = { texts: ['password'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'setPin');
};

export const meta = privateMeta;

export default function SetPin() {
  const { t } = useTranslation('password');
  return (
    <TaskPage title={t('pinTitle')} lead={t('pinLead')}>
      <ForUser>{() => <SetPinForm />}</ForUser>
      <TaskPageFooter>
        <ButtonLink to={paths.settings('security')} look="quiet">
          {t('back')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
}
