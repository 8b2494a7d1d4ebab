import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import { emptyReply } from '../../../platform/http/empty-reply.ts';
import type { Http } from '../../../platform/http/http.ts';
import { readPiece } from './read-piece.ts';
import type { Uploads } from './uploads.ts';

/** A scope of its own: raw bytes are accepted nowhere else. The body is read only after the caller is authorised. */
export const uploadsRoutes = (http: Http, uploads: Uploads) => {
  http.app.register(async (app) => {
    app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    const own = { ...http, app };
    bind(own, endpoints.startUpload, ({ caller: { idUser, role }, body }) =>
      uploads.start({ idUser, isTalent: role === 'EXPERT' || role === 'AGENT' }, body),
    );
    bind(own, endpoints.appendUpload, ({ caller, params: { id, offset } }, request) =>
      uploads.append(caller.idUser, { idUpload: id, offset, read: readPiece(request) }),
    );
    bind(own, endpoints.getUpload, ({ caller, params }) => uploads.show(caller.idUser, params.id));
    bind(own, endpoints.finishUpload, ({ caller, body }) => uploads.finish(caller.idUser, body));
    bind(own, endpoints.cancelUpload, ({ caller, body }) => emptyReply(uploads.cancel(caller.idUser, body.idUpload)));
  });
};
