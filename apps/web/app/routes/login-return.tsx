import { useSearchParams } from 'react-router';
import { FinishSocial } from '../features/session/finish-social.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import { TaskPage } from '../ui/layout/task-page.tsx';
import type { Route } from './+types/login-return.ts';

export const handle = { texts: ['login', 'verify'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'login');

export const meta = privateMeta;

export const headers = secretHeaders;

/** The redirect target of social networks. */
export default function LoginReturn({ params: { network } }: Route.ComponentProps) {
  const { t } = useTranslation('login');
  const [query] = useSearchParams();
  return (
    <TaskPage title={t('title')} lead={t('socialLead')}>
      <FinishSocial network={network} code={query.get('code')} state={query.get('state')} />
    </TaskPage>
  );
}
