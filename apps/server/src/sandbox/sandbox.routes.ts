import { fail } from '@stagedoor/contract/errors';
import type { Sandbox } from '@stagedoor/sandbox';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forwardPages } from './forward-pages.ts';
import { tourRoutes } from './tour/tour.routes.ts';
import type { Tour } from './tour/tour.ts';

type Deps = { sandbox: Pick<Sandbox, 'outbox' | 'stripe' | 'oidc'>; tour: Tour };

const recipient = z.object({ to: z.string().optional() });
const advance = z.object({ advance: z.string() });

// Links in a framed mail open in the top window.
const openOutside = '<base target="_top">';

/** The sent messages and the clock, as an API, the tour, and the providers' pages. Registered only while the sandbox is on. */
export const sandboxRoutes = (app: FastifyInstance, { sandbox, tour }: Deps) => {
  const { outbox } = sandbox;
  forwardPages(app, sandbox);
  tourRoutes(app, { tour, outbox });
  app.get('/sandbox/mail', ({ query }) => outbox.mails(recipient.parse(query).to));
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id', ({ params }, reply) => {
    const mail = outbox.mails().find(({ id }) => id === params.id) ?? fail('pageNotFound');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
      .send(mail.html.replace(/<head>/i, (head) => head + openOutside));
  });
  app.get('/sandbox/sms', ({ query }) => outbox.sms(recipient.parse(query).to));
  app.post('/sandbox/clock', async ({ body }) => {
    const moved = await tour.move(advance.safeParse(body).data?.advance ?? '');
    if (!moved) return fail('mandatoryFieldNull', { fields: { advance: 'invalid' } });
    const { to: now, settled, happened } = moved;
    return { settled, now, happened };
  });
};
