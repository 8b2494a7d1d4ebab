import { ApplicationPage } from '../features/application/application-page.tsx';
import { needSession, titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import type { Route } from './+types/become-a-talent.ts';

export const handle = { texts: ['application'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'becomeTalent');
};

export const meta = privateMeta;

export default function BecomeATalent() {
  return <ApplicationPage />;
}
