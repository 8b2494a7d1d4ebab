import { PayPage } from '../features/pay/pay-page.tsx';
import { visitorApi } from '../shared/pages/page.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/pay.ts';

export const handle = { texts: ['purchase'] };

/** Read-only, because mail programs open links too. */
export const loader = async ({ request, params: { si }, context }: Route.LoaderArgs) => {
  const api = visitorApi(context);
  const payment = await api('getPayment', { body: { si } }).catch(() => null);
  const isDone = payment === null || payment.state === 'paid' || payment.state === 'needsAuthentication';
  const renewal = isDone ? null : await api('getRenewal', { body: { si } }).catch(() => null);
  return { ...(await titleOf(request, 'checkout')), payment, renewal };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function Pay({ loaderData: { payment, renewal } }: Route.ComponentProps) {
  return <PayPage payment={payment} renewal={renewal} />;
}
