import type { Http } from '../../../platform/http/http.ts';
import { sendDocument } from '../../../platform/http/send-document.ts';
import { documentsPath } from './document-links.ts';
import type { OrderDocuments } from './order-documents.ts';

/** The link is signed, so that a PDF opens in the browser, also for guests without a session. */
export const documentsRoutes = ({ app }: Http, documents: OrderDocuments) => {
  app.get<{ Params: { token: string } }>(`${documentsPath}/:token`, async ({ params }, reply) =>
    sendDocument(reply, await documents.open(params.token)),
  );
};
