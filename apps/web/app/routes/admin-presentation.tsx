import { PresentationPage } from '../features/admin/presentation/presentation-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-presentation.ts';

export const handle = { texts: ['buy', 'instructions'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminPresentation');

export const meta = privateMeta;

export default function AdminPresentation({ params }: Route.ComponentProps) {
  return <PresentationPage key={params.id} idUser={Number(params.id)} />;
}
