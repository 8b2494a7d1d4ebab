import { useMe } from '../features/settings/me.ts';
import { Support } from '../features/settings/support.tsx';
import { pageContext } from '../shared/pages/page.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-support.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  ...(await titleOf(request, 'settingsSupport')),
  address: context.get(pageContext).company.supportEmail,
});

export const meta = privateMeta;

export default function SupportSettings({ loaderData: { address } }: Route.ComponentProps) {
  return <Support address={address} user={useMe()} />;
}
