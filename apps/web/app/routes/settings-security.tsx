import { LoginMethods } from '../features/settings/login-methods.tsx';
import { useMe } from '../features/settings/me.ts';
import { Sessions } from '../features/settings/sessions.tsx';
import { SocialAccounts } from '../features/settings/social-accounts.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-security.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsSecurity');

export const meta = privateMeta;

export default function SecuritySettings() {
  const user = useMe();
  return (
    <>
      <LoginMethods user={user} />
      <Sessions />
      <SocialAccounts user={user} />
    </>
  );
}
