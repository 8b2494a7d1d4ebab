import { ApiError } from '@stagedoor/contract/errors';
import { redirect, redirectDocument } from 'react-router';
import { CheckoutProblem, type CheckoutRefusal } from '../features/wallet/checkout-problem.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { visitorApi } from '../shared/pages/page.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/stripe-checkout.ts';

export const handle = { texts: ['wallet'] };

const problemOf = (error: unknown): CheckoutRefusal => {
  if (!(error instanceof ApiError)) throw error;
  if (error.name === 'transactionAlreadyApproved') return 'paid';
  return error.name === 'pageNotFound' || error.name === 'mandatoryFieldNull' ? 'unknown' : 'later';
};

/** Redirects to the card provider's page, or explains why not. Idempotent: the payment is opened once. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const si = new URL(request.url).searchParams.get('si') ?? '';
  const opened = await visitorApi(context)('openCheckout', { body: { si } }).catch(problemOf);
  if (typeof opened !== 'string') throw redirectDocument(opened.url, { headers: secretHeaders() });
  // A known payment has a page that shows its state.
  const known = await visitorApi(context)('getPayment', { body: { si } }).catch(() => null);
  // A renewal can be paid for longer than any payment page stays open.
  if (opened === 'unknown' && known?.purpose === 'order') {
    const renewal = await visitorApi(context)('getRenewal', { body: { si } }).catch(() => null);
    if (renewal) throw redirect(paths.pay(si));
  }
  return { ...(await titleOf(request, 'checkout')), problem: opened, back: known?.back ?? null };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function StripeCheckout({ loaderData: { problem, back } }: Route.ComponentProps) {
  return <CheckoutProblem problem={problem} back={back} />;
}
