import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import { applicationsRoutes } from './applications/applications.routes.ts';
import type { Deps } from './directory/deps.ts';
import { directoryRoutes } from './directory/directory.routes.ts';
import { followsRoutes } from './follows/follows.routes.ts';
import type { Talents } from './talents.ts';

export const talentsRoutes = (http: Http, talents: Talents, deps: Deps) => {
  applicationsRoutes(http, talents.applications);
  directoryRoutes(http, deps);
  followsRoutes(http, talents.follows);
  bind(http, endpoints.getOwnPage, ({ caller }) => talents.page.show(caller.idUser));
  bind(http, endpoints.saveOwnPage, ({ caller, body }) => emptyReply(talents.page.save(caller.idUser, body)));
  bind(http, endpoints.setAvailability, ({ caller, body }) => talents.availability.set(caller.idUser, body));
};
