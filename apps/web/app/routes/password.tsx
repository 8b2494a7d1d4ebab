import { AskResetForm } from '../features/session/ask-reset-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { TaskPage } from '../ui/layout/task-page.tsx';
import type { Route } from './+types/password.ts';

export const handle = { texts: ['password'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'password');

export const meta = privateMeta;

export default function Password() {
  const { t } = useTranslation('password');
  return (
    <TaskPage title={t('askTitle')} lead={t('askLead')}>
      <AskResetForm />
    </TaskPage>
  );
}
