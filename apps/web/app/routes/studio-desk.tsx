import { DeskPage } from '../features/studio/orders/desk-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-desk.ts';

export const handle = { texts: ['studio', 'occasions', 'deliver', 'upload', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioDesk');
};

export const meta = privateMeta;

export default function StudioDesk({ params }: Route.ComponentProps) {
  return <DeskPage idOrder={Number(params.id)} />;
}
