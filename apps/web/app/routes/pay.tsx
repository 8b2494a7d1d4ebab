import { PayPage } from '../features/pay/pay-page.tsx';
import { visitorApi } from '../shared/page.server.ts';
import { titleOf } from '../shared/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/private-page.ts';
import type { Route } from './+types/pay.ts';

export const handle = { texts: ['bought'] };

/** Looks only: mail programs open links as well. */
export const loader = async ({ request, params, context }: Route.LoaderArgs) => ({
  ...(await titleOf(request, 'checkout')),
  payment: await visitorApi(context)('getPayment', { body: { si: params.si } }).catch(() => null),
});

export const meta = privateMeta;

export const headers = secretHeaders;

export default function Pay({ loaderData: { payment } }: Route.ComponentProps) {
  return <PayPage payment={payment} />;
}
