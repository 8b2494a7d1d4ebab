import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Profiles } from './profiles.ts';

export const profilesRoutes = (http: Http, profiles: Profiles) => {
  bind(http, endpoints.getUserProfileData, ({ params, caller }) =>
    profiles.show(params.id, params.lang, 'idUser' in caller ? caller.idUser : null),
  );
};
