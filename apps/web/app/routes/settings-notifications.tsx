import { NotificationSettings } from '../features/settings/notifications/notification-settings.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-notifications.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsNotifications');

export const meta = privateMeta;

export default NotificationSettings;
