import { DeleteAccount } from '../features/settings/delete-account.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-delete.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsDelete');

export const meta = privateMeta;

export default function DeleteSettings() {
  return <DeleteAccount />;
}
