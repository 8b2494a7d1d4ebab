import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Overviews } from './overviews.ts';

export const overviewsRoutes = (http: Http, overviews: Overviews) => {
  bind(http, endpoints.getStudioOverview, ({ caller, query }) => overviews.showStudio(caller.idUser, query));
  bind(http, endpoints.getStaffOverview, ({ caller }) => overviews.showStaff(caller.staff?.scopes ?? []));
};
