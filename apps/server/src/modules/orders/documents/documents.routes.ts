import type { Http } from '../../../platform/http/http.ts';
import { documentsPath } from './document-links.ts';
import type { OrderDocuments } from './order-documents.ts';

/** The link is signed, so that a PDF opens in the browser, also for guests without a session. */
export const documentsRoutes = ({ app }: Http, documents: OrderDocuments) => {
  app.get<{ Params: { token: string } }>(`${documentsPath}/:token`, async ({ params }, reply) => {
    const { filename, contentType, content } = await documents.open(params.token);
    return reply
      .type(contentType)
      .headers({
        'content-disposition': `inline; filename="${filename}"`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(content);
  });
};
