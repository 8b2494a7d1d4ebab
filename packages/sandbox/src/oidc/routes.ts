import type { JsonWebKey } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { BodyTooLarge, readBody } from '../http.ts';
import type { Log } from '../log.ts';
import { pageLanguage } from '../page/languages.ts';
import { gonePage, loginPage, loginStyle } from './login-page.ts';
import { createPeople, type People } from './people.ts';
import { type Client, createProvider, newSigningKey } from './provider.ts';

type Parts = { issuer: string; clients: readonly Client[]; signingKey: JsonWebKey | undefined; log: Log };

/** The provider's endpoints, and a plain login page that works without scripts. */
export const answerOidc = ({ issuer, clients, signingKey = newSigningKey(), log }: Parts): RequestListener => {
  const people = createPeople();
  const provider = createProvider(issuer, { people, clients, signingKey });
  provider.on('server_error', (_context, error) => log(`Sandbox ID: ${error}`));
  const protocol = provider.callback();

  return (request, response) => {
    const path = URL.parse(request.url ?? '', issuer)?.pathname ?? '';
    if (path === '/interaction/style.css') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(loginStyle);
      return;
    }
    if (!path.startsWith('/interaction/')) {
      void protocol(request, response);
      return;
    }
    visitLogin(provider, people, request, response).catch((error) => {
      const status = error instanceof errors.SessionNotFound ? 410 : error instanceof BodyTooLarge ? 413 : 500;
      if (status === 500) log(`Sandbox ID: ${error}`);
      send(response, status, gonePage(languageOf(request)), '');
    });
  };
};

const languageOf = (request: IncomingMessage) => pageLanguage(null, request.headers['accept-language']);

const visitLogin = async (provider: Provider, people: People, request: IncomingMessage, response: ServerResponse) => {
  const { params } = await provider.interactionDetails(request, response);
  // Browsers apply form-action to redirects too, so the redirect target must be allowed explicitly.
  const back = URL.parse(String(params.redirect_uri))?.origin ?? '';
  const language = languageOf(request);
  const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : null;
  if (!form) return send(response, 200, loginPage(language, { problem: false, name: 'Sandbox Person' }), back);
  if (form.get('answer') === 'cancel') {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  const email = form.get('email')?.trim() ?? '';
  const name = form.get('name')?.trim() ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return send(response, 422, loginPage(language, { problem: true, name }), back);
  }
  const accountId = people.remember({ email, name, emailVerified: form.has('verified') });
  return provider.interactionFinished(request, response, { login: { accountId } });
};

const send = (response: ServerResponse, status: number, body: string, back: string) => {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
};
