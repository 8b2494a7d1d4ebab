import { Outlet, useLocation } from 'react-router';
import { SettingsFrame } from '../features/settings/settings-frame.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths, settingsSections } from '../shared/navigation/paths.ts';
import { needSession } from '../shared/pages/private-page.server.ts';
import { ForUser } from '../shared/session/for-user.tsx';
import { IfBlocked } from '../shared/session/if-blocked.tsx';
import type { Route } from './+types/settings-sections.ts';

export const handle = { texts: ['settings'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return null;
};

/** The layout of all sections, which render once the user is loaded. */
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
