import { SectionList } from '../features/settings/settings-frame.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { Page } from '../ui/layout/page.tsx';
import type { Route } from './+types/settings.ts';

export const handle = { texts: ['settings'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'settings');
};

export const meta = privateMeta;

export default function Settings() {
  const { t } = useTranslation('settings');
  return (
    <Page title={t('title')}>
      <SectionList withWords />
    </Page>
  );
}
