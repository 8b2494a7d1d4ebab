import { PayPage } from '../features/pay/pay-page.tsx';
import { visitorApi } from '../shared/pages/page.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/pay.ts';

export const handle = { texts: ['purchase'] };

/** Read-only, because mail programs open links too. */
export const loader = async ({ request, params, context }: Route.LoaderArgs) => ({
  ...(await titleOf(request, 'checkout')),
  payment: await visitorApi(context)('getPayment', { body: { si: params.si } }).catch(() => null),
});

export const meta = privateMeta;

export const headers = secretHeaders;

export default function Pay({ loaderData: { payment } }: Route.ComponentProps) {
  return <PayPage payment={payment} />;
}
