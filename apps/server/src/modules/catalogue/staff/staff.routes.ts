import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import { emptyReply } from '../../../platform/http/empty-reply.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Catalogue } from '../catalogue.ts';

/** Staff endpoints for fees and presentation. */
export const catalogueStaffRoutes = (http: Http, catalogue: Catalogue) => {
  bind(http, endpoints.getFees, catalogue.listFees);
  bind(http, endpoints.announceFees, async ({ caller, body }) => ({
    version: await catalogue.announceFees(caller.idUser, body),
  }));
  bind(http, endpoints.withdrawFees, ({ caller, body }) =>
    emptyReply(catalogue.withdrawFees(caller.idUser, body.version)),
  );
  bind(http, endpoints.getPresentation, ({ params, query }) => catalogue.showPresentation(params.id, query.language));
  bind(http, endpoints.setPresentation, ({ caller, body }) =>
    emptyReply(catalogue.setPresentation(caller.idUser, body)),
  );
};
