import { CallHoursPage } from '../features/calls/hours/hours-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-calls.ts';

export const handle = { texts: ['callhours'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsCalls');

export const meta = privateMeta;

export default function CallSettings() {
  return <CallHoursPage />;
}
