import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Leaving } from './leaving.ts';

export const leavingRoutes = (http: Http, leaving: Leaving) => {
  bind(http, endpoints.getDeletion, ({ caller }) => leaving.getDeletion(caller.idUser));
  bind(http, endpoints.deleteUser, async ({ caller, query }) => {
    await leaving.deleteUser(caller, { forfeit: query.forfeit === 'true' });
    return {};
  });
  bind(http, endpoints.exportData, ({ caller }) => leaving.exportData(caller));
};
