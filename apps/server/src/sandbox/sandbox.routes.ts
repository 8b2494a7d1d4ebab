import { fail } from '@stagedoor/contract/errors';
import type { Mail, Sandbox } from '@stagedoor/sandbox';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../platform/http/html.ts';
import { forwardPages } from './forward-pages.ts';
import { tourRoutes } from './tour/tour.routes.ts';
import type { Tour } from './tour/tour.ts';

type Deps = { sandbox: Pick<Sandbox, 'outbox' | 'stripe' | 'oidc'>; tour: Tour };

const recipient = z.object({ to: z.string().optional() });
const advance = z.object({ advance: z.string() });

// Links in a framed mail open in the top window.
const openOutside = '<base target="_top">';

/** What came with a mail, below it. */
const attachmentsOf = ({ id, attachments }: Mail) =>
  html`${attachments.map(({ filename }) => html`<p align="center"><a href="/sandbox/mail/${id}/${filename}">${filename}</a></p>`)}`;

/** The sent messages and the clock, as an API, the tour, and the providers' pages. Registered only while the sandbox is on. */
export const sandboxRoutes = (app: FastifyInstance, { sandbox, tour }: Deps) => {
  const { outbox } = sandbox;
  forwardPages(app, sandbox);
  tourRoutes(app, { tour, outbox });
  app.get('/sandbox/mail', ({ query }) => outbox.mails(recipient.parse(query).to));
  const mailBy = (wanted: string) => outbox.mails().find(({ id }) => id === wanted) ?? fail('pageNotFound');
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id', ({ params }, reply) => {
    const mail = mailBy(params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
      .send(
        mail.html
          .replace(/<head>/i, (head) => head + openOutside)
          .replace(/<\/body>/i, (end) => attachmentsOf(mail).text + end),
      );
  });
  app.get<{ Params: { id: string; file: string } }>('/sandbox/mail/:id/:file', ({ params }, reply) => {
    const { attachments } = mailBy(params.id);
    const file = attachments.find(({ filename }) => filename === params.file) ?? fail('pageNotFound');
    return reply.type(file.contentType).send(Buffer.from(file.base64, 'base64'));
  });
  app.get('/sandbox/sms', ({ query }) => outbox.sms(recipient.parse(query).to));
  app.post('/sandbox/clock', async ({ body }) => {
    const moved = await tour.move(advance.safeParse(body).data?.advance ?? '');
    if (!moved) return fail('mandatoryFieldNull', { fields: { advance: 'invalid' } });
    const { to: now, settled, happened } = moved;
    return { settled, now, happened };
  });
};
