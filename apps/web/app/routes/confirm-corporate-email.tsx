import { LinkPage } from '../features/links/link-page.tsx';
import { readLink } from '../features/links/read-link.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/confirm-corporate-email.ts';

export const handle = { texts: ['links'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const [{ title }, email] = await Promise.all([
    titleOf(request, 'confirmEmail'),
    readLink(context, 'corporateEmail', params.token),
  ]);
  return { title, email };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function ConfirmCorporateEmail({ loaderData: { email }, params: { token } }: Route.ComponentProps) {
  return <LinkPage purpose="corporateEmail" token={token} email={email} />;
}
