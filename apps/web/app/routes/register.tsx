import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RegisterForm } from '../features/register/register-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { safeNext } from '../shared/navigation/paths.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { ForUser } from '../shared/session/for-user.tsx';
import { useSession } from '../shared/session/session.ts';
import { TaskPage } from '../ui/layout/task-page.tsx';
import type { Route } from './+types/register.ts';

export const handle = { texts: ['register', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'register');
};

export const meta = privateMeta;

export default function Register() {
  const { t } = useTranslation('register');
  const navigate = useNavigate();
  const { user } = useSession();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const done = user !== undefined && user.status !== 'REGISTRATION';
  // Redirects once registration is complete.
  useEffect(() => {
    if (done) void navigate(next, { replace: true });
  }, [done, navigate, next]);
  return (
    <TaskPage title={t('title')} lead={t('lead')}>
      <ForUser>{(person) => <RegisterForm user={person} />}</ForUser>
    </TaskPage>
  );
}
