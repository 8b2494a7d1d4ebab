import { redirect, useSearchParams } from 'react-router';
import { OpenSupport } from '../features/chat/open-support.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { isSignedIn } from '../shared/pages/page.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/support-redirect.ts';

export const handle = { texts: ['chat'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  if (isSignedIn(request)) return titleOf(request, 'chat');
  const { code, request: id } = Object.fromEntries(new URL(request.url).searchParams);
  throw redirect(paths.contact({ ...(code && { code }), ...(id && { request: id }) }));
};

export const meta = privateMeta;

export default function SupportRedirect() {
  const [query] = useSearchParams();
  return <OpenSupport code={query.get('code')} request={query.get('request')} />;
}
