import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import { emptyReply } from '../../../platform/http/empty-reply.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Applications } from './applications.ts';

export const applicationsRoutes = (http: Http, applications: Applications) => {
  bind(http, endpoints.upgradeExpert, async ({ caller, body }) => ({
    application: await applications.upgradeExpert(caller.idUser, body),
  }));
  bind(http, endpoints.getApplication, async ({ caller }) => ({
    application: await applications.show(caller.idUser),
  }));
  bind(http, endpoints.checkProfile, async ({ caller, body }) => ({
    application: await applications.checkProfile(caller.idUser, body.address),
  }));
  bind(http, endpoints.confirmDocument, ({ caller, query }) =>
    emptyReply(applications.confirmDocument(caller.idUser, query)),
  );
  bind(http, endpoints.getApplications, ({ body, query }) => applications.list({ ...body, ...query }));
  bind(http, endpoints.decideApplication, ({ caller, body }) => emptyReply(applications.decide(caller.idUser, body)));
};
