import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RegisterForm } from '../features/register/register-form.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { safeNext } from '../shared/paths.ts';
import { needSession, titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import { useSession } from '../shared/session.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { Room } from '../ui/room.tsx';
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
  // Whoever finishes here, or has long since, goes on.
  useEffect(() => {
    if (done) void navigate(next, { replace: true });
  }, [done, navigate, next]);
  return (
    <Room title={t('title')} lead={t('lead')}>
      <ForUser>{(person) => <RegisterForm user={person} />}</ForUser>
    </Room>
  );
}
