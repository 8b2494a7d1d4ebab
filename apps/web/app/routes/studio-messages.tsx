import { useSearchParams } from 'react-router';
import { Desk } from '../features/chat/desk/desk.tsx';
import { StudioFrame } from '../features/studio/studio-frame.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-messages.ts';

export const handle = { texts: ['studio', 'chat', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioMessages');
};

export const meta = privateMeta;

export default function StudioMessages() {
  const { t } = useTranslation('chat');
  const [query] = useSearchParams();
  const of = query.get('of');
  return (
    <StudioFrame title={t('desk.title')}>
      {(user) => <Desk user={user} idTalent={of === null ? undefined : Number(of)} />}
    </StudioFrame>
  );
}
