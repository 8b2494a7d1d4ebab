import { ChatSettingsPage } from '../features/chat/settings/chat-settings.tsx';
import { useMe } from '../features/settings/me.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-chat.ts';

export const handle = { texts: ['chat'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsChat');

export const meta = privateMeta;

export default function ChatSettings() {
  return <ChatSettingsPage user={useMe()} />;
}
