import { AutoDeleteSetting } from '../features/settings/auto-delete-setting.tsx';
import { DeleteSetting } from '../features/settings/delete-setting.tsx';
import { ExportSetting } from '../features/settings/export-setting.tsx';
import { useMe } from '../features/settings/me.ts';
import { SelfBlockSetting } from '../features/settings/self-block-setting.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-data.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsData');

export const meta = privateMeta;

export default function DataSettings() {
  const user = useMe();
  return (
    <>
      <ExportSetting />
      <AutoDeleteSetting user={user} />
      <SelfBlockSetting user={user} />
      <DeleteSetting />
    </>
  );
}
