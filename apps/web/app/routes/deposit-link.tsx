import { readLink } from '../features/links/read-link.server.ts';
import { DepositLink } from '../features/wallet/deposit-link.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/deposit-link.ts';

export const handle = { texts: ['wallet'] };

export const loader = async ({ request, context, params: { aToken } }: Route.LoaderArgs) => {
  const [{ title }, email] = await Promise.all([titleOf(request, 'depositLink'), readLink(context, 'deposit', aToken)]);
  return { title, email };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function DepositLinkPage({ loaderData: { email }, params: { aToken } }: Route.ComponentProps) {
  return <DepositLink token={aToken} email={email} />;
}
