import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import type { Http } from '../../../platform/http/http.ts';
import { readPiece } from './read-piece.ts';
import type { Uploads } from './uploads.ts';

/** A scope of its own: nowhere else are bare bytes accepted. They are not read before it is known whose they are. */
export const uploadsRoutes = (http: Http, uploads: Uploads) => {
  http.app.register(async (app) => {
    app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    const own = { ...http, app };
    bind(own, endpoints.startUpload, ({ caller, body }) => uploads.start(caller.idUser, body.size));
    bind(own, endpoints.appendUpload, ({ caller, params: { id, offset } }, request) =>
      uploads.append(caller.idUser, { idUpload: id, offset, read: readPiece(request) }),
    );
    bind(own, endpoints.getUpload, ({ caller, params }) => uploads.show(caller.idUser, params.id));
    bind(own, endpoints.finishUpload, ({ caller, body }) => uploads.finish(caller.idUser, body));
    bind(own, endpoints.cancelUpload, async ({ caller, body }) => {
      await uploads.cancel(caller.idUser, body.idUpload);
      return {};
    });
  });
};
