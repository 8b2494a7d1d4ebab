import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import { loadTexts } from '@stagedoor/messages/catalogue';
import { pageLanguage, type Sandbox } from '@stagedoor/sandbox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { serveText } from '../../platform/http/serve-text.ts';
import { booksPage } from './pages/books-page.ts';
import { type Speech, speechOf, tourPolicy } from './pages/frame.ts';
import { type HandOver, handOverPage } from './pages/hand-over-page.ts';
import { inboxPage } from './pages/inbox-page.ts';
import { tourPage } from './pages/tour-page.ts';
import { tourScript } from './pages/tour-script.ts';
import { tourStyle } from './pages/tour-style.ts';
import type { Tour } from './tour.ts';

type Deps = { tour: Tour; outbox: Sandbox['outbox'] };

const who = z.object({ who: z.enum(['fan', 'talent', 'administrator', 'guest']) });
const by = z.object({ by: z.string() });
const after = z.object({ problem: z.enum(['busy', 'failed']).optional() });
const landing = { fan: '/orders', talent: '/studio', administrator: '/admin' } as const;

/** The tour: its pages, and the actions of their buttons. */
export const tourRoutes = (app: FastifyInstance, { tour, outbox }: Deps) => {
  serveText(app, '/sandbox/tour.css', { type: 'text/css; charset=utf-8', make: () => tourStyle });
  serveText(app, '/sandbox/tour.js', { type: 'text/javascript; charset=utf-8', make: () => tourScript });

  app.get('/sandbox', async (request, reply) => {
    const speech = speechFor(request);
    const { problem = null } = after.safeParse(request.query).data ?? {};
    const view = {
      ...(await tour.look(speech.language)),
      problem,
      factWords: await factWordsIn(speech.language),
    } as const;
    return sendPage(reply, tourPage(speech, view));
  });
  app.get('/sandbox/inbox', (request, reply) => sendPage(reply, inboxPage(speechFor(request), outbox)));
  app.get('/sandbox/books', async (request, reply) =>
    sendPage(reply, booksPage(speechFor(request), await tour.compareBooks())),
  );
  app.get('/sandbox/authenticator', async () => (await tour.authenticator()) ?? fail('pageNotFound'));

  // Only the forms of these pages are URL-encoded.
  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post('/sandbox/move', async ({ body }, reply) => {
      const moved = await tour.move(by.safeParse(body).data?.by ?? '');
      if (!moved) return fail('mandatoryFieldNull', { fields: { by: 'invalid' } });
      return reply.redirect('/sandbox#happened', 303);
    });
    forms.post('/sandbox/log-in', async (request, reply) => {
      const person = who.safeParse(request.body).data?.who;
      if (!person) return fail('mandatoryFieldNull', { fields: { who: 'invalid' } });
      const speech = speechFor(request);
      const opened = await open(tour, person, speech.language);
      if (typeof opened === 'string') return reply.redirect(`/sandbox?problem=${opened}`, 303);
      return sendPage(reply, handOverPage(speech, opened));
    });
  });
};

type Press = z.output<typeof who>['who'];

const open = async (tour: Tour, person: Press, language: Language): Promise<HandOver | 'busy' | 'failed'> => {
  if (person === 'guest') {
    const next = await tour.buyAsGuest(language).catch(() => null);
    return next ? { token: 'anonymous', device: '', next } : 'failed';
  }
  const entered = await tour.logInAs(person);
  if (!('token' in entered)) return entered.result;
  return { token: entered.token, device: entered.device, next: landing[person] };
};

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': tourPolicy, 'cache-control': 'no-store' })
    .send(page);

const speechFor = ({ headers }: FastifyRequest): Speech => {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([a-z]+)`).exec(headers.cookie ?? '')?.[1];
  const chosen = limits.languages.find((language) => language === cookie('lang'));
  return speechOf(pageLanguage(chosen ?? null, headers['accept-language']), cookie('theme') ?? 'auto');
};

/** `order.refunded` is `orderRefunded` in the back office's texts. */
const factWordsIn = async (language: Language) => {
  const { facts = {} } = await loadTexts(language, 'books');
  const words = typeof facts === 'string' ? {} : facts;
  return (kind: string): string => {
    const name = kind.replaceAll(/[^a-z]+([a-z])/gi, (_match, letter: string) => letter.toUpperCase());
    return String(words[name] ?? kind);
  };
};
