import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Access } from './access.ts';

export const accessRoutes = (http: Http, access: Access) => {
  bind(http, endpoints.getBlacklist, ({ caller, body }) => access.listBlocked(caller.idUser, body));
  bind(http, endpoints.blockUser, ({ caller, body }) => emptyReply(access.blockUser(caller.idUser, body)));
  bind(http, endpoints.unblockUser, ({ caller, body }) => emptyReply(access.unblockUser(caller.idUser, body.idUser)));
  bind(http, endpoints.blockSelf, ({ caller, body }) => emptyReply(access.blockSelf(caller.idUser, body.duration)));
};
