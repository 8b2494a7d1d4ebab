import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Access } from './access.ts';

export const accessRoutes = (http: Http, access: Access) => {
  bind(http, endpoints.getBlacklist, ({ caller, body }) => access.listBlocked(caller.idUser, body));
  bind(http, endpoints.blockUser, async ({ caller, body }) => {
    await access.blockUser(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.unblockUser, async ({ caller, body }) => {
    await access.unblockUser(caller.idUser, body.idUser);
    return {};
  });
  bind(http, endpoints.blockSelf, async ({ caller, body }) => {
    await access.blockSelf(caller.idUser, body.duration);
    return {};
  });
};
