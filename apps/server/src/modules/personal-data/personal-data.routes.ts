import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { PersonalData } from './personal-data.ts';

export const personalDataRoutes = (http: Http, personalData: PersonalData) => {
  bind(http, endpoints.getDeletion, ({ caller }) => personalData.getDeletion(caller.idUser));
  bind(http, endpoints.deleteUser, ({ caller, query }) =>
    emptyReply(personalData.deleteUser(caller, { forfeit: query.forfeit === 'true' })),
  );
  bind(http, endpoints.exportData, ({ caller }) => personalData.exportData(caller));
};
