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
};
