import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Catalogue } from '../catalogue.ts';

/** Where the staff set under which rules things are sold. */
export const catalogueStaffRoutes = (http: Http, catalogue: Catalogue) => {
  bind(http, endpoints.getFees, catalogue.listFees);
  bind(http, endpoints.announceFees, async ({ caller, body }) => ({
    version: await catalogue.announceFees(caller.idUser, body),
  }));
  bind(http, endpoints.withdrawFees, async ({ caller, body }) => {
    await catalogue.withdrawFees(caller.idUser, body.version);
    return {};
  });
  bind(http, endpoints.getPresentation, ({ params, query }) => catalogue.showPresentation(params.id, query.language));
  bind(http, endpoints.setPresentation, async ({ caller, body }) => {
    await catalogue.setPresentation(caller.idUser, body);
    return {};
  });
};
