import { Outlet, useLocation } from 'react-router';
import { SettingsFrame } from '../features/settings/settings-frame.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { IfBlocked } from '../shared/if-blocked.tsx';
import { paths, settingsSections } from '../shared/paths.ts';
import { needSession } from '../shared/private-page.server.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import type { Route } from './+types/settings-sections.ts';

export const handle = { texts: ['settings'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return null;
};

/** Every section stands in the same frame and begins when the user is known. */
export default function SettingsSections() {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  const section = settingsSections.find((name) => pathname.startsWith(paths.settings(name)));
  const content = (
    <ForUser>
      {(user) => (
        <>
          <IfBlocked user={user} />
          <Outlet context={user} />
        </>
      )}
    </ForUser>
  );
  if (section) return <SettingsFrame title={t(`sections.${section}`)}>{content}</SettingsFrame>;
  return (
    <SettingsFrame title={t('delete.title')} back={{ to: paths.settings('data'), label: t('sections.data') }}>
      {content}
    </SettingsFrame>
  );
}
