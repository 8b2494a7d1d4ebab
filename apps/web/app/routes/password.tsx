import { AskResetForm } from '../features/session/ask-reset-form.tsx';
import { titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { Room } from '../ui/room.tsx';
import type { Route } from './+types/password.ts';

export const handle = { texts: ['password'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'password');

export const meta = privateMeta;

export default function Password() {
  const { t } = useTranslation('password');
  return (
    <Room title={t('askTitle')} lead={t('askLead')}>
      <AskResetForm />
    </Room>
  );
}
