import { AgentsSettings } from '../features/agents/agents-settings.tsx';
import { useMe } from '../features/settings/me.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-agents.ts';

export const handle = { texts: ['agents'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsAgents');

export const meta = privateMeta;

export default function AgentsSettingsRoute() {
  return <AgentsSettings user={useMe()} />;
}
