import { useSearchParams } from 'react-router';
import { FinishSocial } from '../features/session/finish-social.tsx';
import { titleOf } from '../shared/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/private-page.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { Room } from '../ui/room.tsx';
import type { Route } from './+types/login-return.ts';

export const handle = { texts: ['login', 'verify'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'login');

export const meta = privateMeta;

export const headers = secretHeaders;

/** Where a social network sends people back to. */
export default function LoginReturn({ params: { network } }: Route.ComponentProps) {
  const { t } = useTranslation('login');
  const [query] = useSearchParams();
  return (
    <Room title={t('title')} lead={t('socialLead')}>
      <FinishSocial network={network} code={query.get('code')} state={query.get('state')} />
    </Room>
  );
}
