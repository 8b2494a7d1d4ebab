import { StudioPlansPage } from '../features/studio/plans/plans-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-plans.ts';

export const handle = { texts: ['studio', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioPlans');
};

export const meta = privateMeta;

export default function StudioPlans() {
  return <StudioPlansPage />;
}
