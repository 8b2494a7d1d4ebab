import type { FastifyReply } from 'fastify';
import type { Attachment } from '../ports/mail.ts';

/** A file that its holder opens in the browser: it is kept nowhere, and its link is told to nobody. */
export const sendDocument = (reply: FastifyReply, { filename, contentType, content }: Attachment): FastifyReply =>
  reply
    .type(contentType)
    .headers({
      'content-disposition': `inline; filename="${filename}"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(content);
