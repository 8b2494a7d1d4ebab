import { LinkPage } from '../features/links/link-page.tsx';
import { readLink } from '../features/links/read-link.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/revert-email.ts';

export const handle = { texts: ['links'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const [{ title }, email] = await Promise.all([
    titleOf(request, 'revertEmail'),
    readLink(context, 'revertEmail', params.token),
  ]);
  return { title, email };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function RevertEmail({ loaderData: { email }, params: { token } }: Route.ComponentProps) {
  return <LinkPage purpose="revertEmail" token={token} email={email} />;
}
