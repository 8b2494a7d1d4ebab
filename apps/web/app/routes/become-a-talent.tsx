import { ApplicationPage } from '../features/application/application-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/become-a-talent.ts';

export const handle = { texts: ['application'] };

/** Visitors may read how joining works; the steps need a session. */
export const loader = ({ request }: Route.LoaderArgs) => {
  if (new URL(request.url).searchParams.has('step')) needSession(request);
  return titleOf(request, 'becomeTalent');
};

export const meta = privateMeta;

export default function BecomeATalent() {
  return <ApplicationPage />;
}
