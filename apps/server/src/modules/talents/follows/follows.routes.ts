import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import { emptyReply } from '../../../platform/http/empty-reply.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Follows } from './follows.ts';

export const followsRoutes = (http: Http, follows: Follows) => {
  bind(http, endpoints.followUser, ({ caller, body }) => emptyReply(follows.follow(caller.idUser, body.idUser)));
  bind(http, endpoints.unfollowUser, ({ caller, body }) => emptyReply(follows.unfollow(caller.idUser, body.idUser)));
};
