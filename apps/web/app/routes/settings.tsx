import { SectionList } from '../features/settings/settings-frame.tsx';
import { needSession, titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { Page } from '../ui/page.tsx';
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
