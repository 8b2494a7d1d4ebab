import { MailSwitches } from '../features/settings/mail-switches.tsx';
import { useMe } from '../features/settings/me.ts';
import { titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import type { Route } from './+types/settings-notifications.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsNotifications');

export const meta = privateMeta;

export default function NotificationSettings() {
  return <MailSwitches user={useMe()} />;
}
