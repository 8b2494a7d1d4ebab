import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Follows } from './follows.ts';

export const followsRoutes = (http: Http, follows: Follows) => {
  bind(http, endpoints.followUser, async ({ caller, body }) => {
    await follows.follow(caller.idUser, body.idUser);
    return {};
  });
  bind(http, endpoints.unfollowUser, async ({ caller, body }) => {
    await follows.unfollow(caller.idUser, body.idUser);
    return {};
  });
};
