import { AvailabilitySetting } from '../features/settings/availability-setting.tsx';
import { Blacklist } from '../features/settings/blacklist.tsx';
import { useMe } from '../features/settings/me.ts';
import { PrivacySwitches, VisibilitySetting } from '../features/settings/privacy-settings.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-privacy.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsPrivacy');

export const meta = privateMeta;

export default function PrivacySettings() {
  const user = useMe();
  return (
    <>
      <AvailabilitySetting user={user} />
      <VisibilitySetting user={user} />
      <PrivacySwitches user={user} />
      <Blacklist />
    </>
  );
}
