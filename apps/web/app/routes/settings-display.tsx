import { CurrencySetting, LanguageSetting, ThemeSetting } from '../features/settings/display-settings.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-display.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsDisplay');

export const meta = privateMeta;

export default function DisplaySettings() {
  return (
    <>
      <LanguageSetting />
      <CurrencySetting />
      <ThemeSetting />
    </>
  );
}
