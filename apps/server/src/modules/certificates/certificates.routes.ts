import { endpoints } from '@stagedoor/contract/endpoints/index';
import { fail } from '@stagedoor/contract/errors';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Certificates } from './certificates.ts';
import { documentsPath } from './read/certificate-document.ts';

export const certificatesRoutes = (http: Http, certificates: Certificates) => {
  bind(http, endpoints.getCertificate, ({ params }) => certificates.show(params.code));
  bind(http, endpoints.setCertificateNaming, ({ caller, body }) =>
    emptyReply(certificates.setNaming(caller.idUser, body)),
  );
  serveProof(http, certificates);
};

/** For everybody who checks a certificate or the log without us. */
const serveProof = ({ app }: Http, { document, listKeys, log }: Certificates) => {
  app.get<{ Params: { code: string } }>(`${documentsPath}/:code.json`, async ({ params }, reply) =>
    reply.header('cache-control', 'no-store').send(await document(params.code)),
  );
  app.get('/.well-known/stagedoor-keys.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await listKeys()),
  );
  app.get('/.well-known/certificate-log.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(await log.head()),
  );
  app.get<{ Querystring: { after?: string } }>('/.well-known/certificate-log.ndjson', async ({ query }, reply) => {
    const { after = '0' } = query;
    if (!/^\d{1,15}$/.test(after)) return fail('pageNotFound');
    return reply
      .type('application/x-ndjson')
      .header('cache-control', 'public, max-age=60')
      .send(await log.lines(Number(after)));
  });
};
