import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Moderation } from './index.ts';

export const moderationRoutes = (http: Http, moderation: Moderation) => {
  bind(http, endpoints.complain, async ({ caller, body }) => {
    await moderation.complain(caller.idUser, body);
    return {};
  });
};
