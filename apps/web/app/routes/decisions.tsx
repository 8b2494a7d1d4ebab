import { DecisionsPage } from '../features/decisions/decisions-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/decisions.ts';

export const handle = { texts: ['decisions'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'decisions');
};

export const meta = privateMeta;

export default function Decisions() {
  return <DecisionsPage />;
}
