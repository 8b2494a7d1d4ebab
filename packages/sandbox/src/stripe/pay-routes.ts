import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http.ts';
import { copyScript } from '../page/copy-script.ts';
import { type PageLanguage, pageLanguage } from '../page/languages.ts';
import { pageStyle } from '../page/style.ts';
import { answerChallenge, isAuthenticating, type Step, submitCard, successUrl } from './checkout.ts';
import { findSession } from './checkout-sessions.ts';
import { answerQuestion, returnUrlOf } from './confirm-question.ts';
import type { Context } from './context.ts';
import { StripeRefusal } from './errors.ts';
import type { Session } from './objects.ts';
import { problemOf, readCardForm } from './pay-form.ts';
import { type CardPage, cardPage, challengePage, noticePage } from './pay-page.ts';
import type { Problem } from './pay-texts.ts';
import { findPaymentIntent } from './payment-intents.ts';

type Answer = { status: number; headers: Record<string, string>; body: string };

/** Browsers apply form-action to redirects too, so the shop's origin must be allowed explicitly. */
const policyOf = (shopUrl: string | null) => {
  const shop = shopUrl ? new URL(shopUrl).origin : '';
  return `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`;
};

const page = (status: number, shopUrl: string | null, body: string): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(shopUrl),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body,
});

const redirect = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: '',
});

const sessionAt = (context: Context, id: string): Session | null => {
  try {
    return findSession(context, id);
  } catch (error) {
    if (error instanceof StripeRefusal) return null;
    throw error;
  }
};

type Visit = { context: Context; session: Session; language: PageLanguage };

const showCardPage = (
  { context, session, language }: Visit,
  status: number,
  { problem = null, email, up = '' }: { problem?: Problem | null; email?: string; up?: CardPage['up'] } = {},
) => {
  const customer = session.customer ? context.store.customers.get(session.customer) : null;
  const items = context.store.lineItems.get(session.id)?.items ?? [];
  const known = email ?? session.customer_details?.email ?? session.customer_email ?? customer?.email ?? '';
  return page(status, session.success_url, cardPage({ language, session, items, email: known, problem, up }));
};

const follow = (visit: Visit, step: Step, up: CardPage['up']): Answer => {
  if (step.next === 'leave') return redirect(step.url);
  if (step.next === 'retry') {
    const session = findSession(visit.context, visit.session.id);
    return showCardPage({ ...visit, session }, 402, { problem: problemOf(step.decline), up });
  }
  return redirect(`${visit.context.publicUrl}/pay/${visit.session.id}/authenticate`);
};

const visitOpen = (visit: Visit, isChallenge: boolean, form: URLSearchParams | null): Answer => {
  const { context, session, language } = visit;
  if (isChallenge) {
    if (form) return follow(visit, answerChallenge(context, session, isPassed(form)), '../');
    const isWaiting = isAuthenticating(context, session);
    return isWaiting
      ? page(200, session.success_url, challengePage(language))
      : redirect(`${context.publicUrl}/pay/${session.id}`);
  }
  if (!form) return showCardPage(visit, 200);
  const payer = readCardForm(context, form);
  if (typeof payer === 'string') return showCardPage(visit, 422, { problem: payer, email: form.get('email') ?? '' });
  return follow(visit, submitCard(context, session, payer), '');
};

const isPassed = (form: URLSearchParams) => form.get('answer') === 'complete';

/** The 3-D Secure challenge of a payment outside Checkout. */
const visitChallenge = (context: Context, id: string, language: PageLanguage, form: URLSearchParams | null): Answer => {
  const intent = findPaymentIntent(context, id);
  const shopUrl = context.store.returnUrls.get(id)?.url ?? null;
  if (!shopUrl) return page(404, null, noticePage(language, 'missing', null));
  if (form) return redirect(returnUrlOf(answerQuestion(context, intent, isPassed(form)), shopUrl));
  const isWaiting = intent.status === 'requires_action';
  return isWaiting ? page(200, shopUrl, challengePage(language)) : redirect(returnUrlOf(intent, shopUrl));
};

const answer = (context: Context, request: IncomingMessage, path: string, form: URLSearchParams | null): Answer => {
  if (path === '/pay/style.css') {
    return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: pageStyle };
  }
  if (path === '/pay/copy.js') {
    return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: copyScript };
  }
  const [, id = '', challenge] = /^\/pay\/([A-Za-z0-9_]+)(\/authenticate)?$/.exec(path) ?? [];
  const session = sessionAt(context, id);
  const language = pageLanguage(session?.locale ?? null, request.headers['accept-language']);
  if (challenge && context.store.paymentIntents.get(id)) return visitChallenge(context, id, language, form);
  if (!session) return page(404, null, noticePage(language, 'missing', null));
  // The challenge was already answered.
  if (challenge && session.status !== 'open') return redirect(`${context.publicUrl}/pay/${session.id}`);
  if (session.status === 'complete')
    return page(200, session.success_url, noticePage(language, 'done', successUrl(session)));
  if (session.status === 'expired')
    return page(200, session.success_url, noticePage(language, 'expired', session.cancel_url));
  return visitOpen({ context, session, language }, challenge !== undefined, form);
};

/** The hosted card page, which works without scripts. */
export const answerPayPage =
  (context: Context) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : null;
    const { status, headers, body } = answer(context, request, url.pathname, form);
    response.writeHead(status, headers).end(body);
  };
