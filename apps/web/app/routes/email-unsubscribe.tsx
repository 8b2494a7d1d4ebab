import { LinkPage } from '../features/links/link-page.tsx';
import { readLink } from '../features/links/read-link.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/email-unsubscribe.ts';

export const handle = { texts: ['links'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const [{ title }, email] = await Promise.all([
    titleOf(request, 'unsubscribe'),
    readLink(context, 'unsubscribe', params.token),
  ]);
  return { title, email };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function EmailUnsubscribe({ loaderData: { email }, params: { token } }: Route.ComponentProps) {
  return <LinkPage purpose="unsubscribe" token={token} email={email} />;
}
