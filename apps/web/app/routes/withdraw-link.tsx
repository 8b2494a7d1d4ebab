import { ApiError } from '@stagedoor/contract/errors';
import { WithdrawLink } from '../features/wallet/withdraw-link.tsx';
import { visitorApi } from '../shared/pages/page.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/withdraw-link.ts';

export const handle = { texts: ['wallet'] };

const orGone = (error: unknown) => {
  if (error instanceof ApiError && (error.name === 'pageNotFound' || error.name === 'mandatoryFieldNull')) return null;
  throw error;
};

export const loader = async ({ request, context, params: { token } }: Route.LoaderArgs) => {
  const [{ title }, withdrawal] = await Promise.all([
    titleOf(request, 'withdrawLink'),
    visitorApi(context)('readWithdrawLink', { body: { token } }).catch(orGone),
  ]);
  return { title, withdrawal };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function WithdrawLinkPage({ loaderData: { withdrawal }, params: { token } }: Route.ComponentProps) {
  return <WithdrawLink token={token} withdrawal={withdrawal} />;
}
