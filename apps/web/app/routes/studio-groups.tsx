import { StudioGroups } from '../features/chat/groups/studio-groups.tsx';
import { StudioFrame } from '../features/studio/studio-frame.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-groups.ts';

export const handle = { texts: ['studio', 'chat'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioGroups');
};

export const meta = privateMeta;

export default function StudioGroupsPage() {
  const { t } = useTranslation('studio');
  return <StudioFrame title={t('nav.groups')}>{({ idUser }) => <StudioGroups idUser={idUser} />}</StudioFrame>;
}
