import { fail } from '@stagedoor/contract/errors';
import type { Outbox } from '@stagedoor/sandbox';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { plainPagePolicy } from '../platform/http/html.ts';
import { parseDuration } from './duration.ts';
import type { MovableClock } from './movable-clock.ts';
import { outboxPage } from './outbox-page.ts';

type Deps = { outbox: Outbox; clock: MovableClock; settle: () => Promise<boolean> };

const recipient = z.object({ to: z.string().optional() });
const advance = z.object({ advance: z.string() });

/** What was sent, as a page and as JSON, and the hands of the clock. Registered only while the sandbox is on. */
export const sandboxRoutes = (app: FastifyInstance, { outbox, clock, settle }: Deps) => {
  app.get('/sandbox', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy)
      .send(outboxPage(outbox, clock.now())),
  );
  app.get('/sandbox/mail', ({ query }) => outbox.mails(recipient.parse(query).to));
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id', ({ params }, reply) => {
    const mail = outbox.mails().find(({ id }) => id === params.id) ?? fail('pageNotFound');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(mail.html);
  });
  app.get('/sandbox/sms', ({ query }) => outbox.sms(recipient.parse(query).to));
  app.post('/sandbox/clock', async ({ body }) => {
    const asked = advance.safeParse(body).data?.advance ?? '';
    const milliseconds = parseDuration(asked);
    if (milliseconds === null) return fail('mandatoryFieldNull', { fields: { advance: 'invalid' } });
    await clock.advance(milliseconds);
    return { settled: await settle(), now: clock.now() };
  });
};
