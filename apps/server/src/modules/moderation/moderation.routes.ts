import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Moderation } from './moderation.ts';

export const moderationRoutes = (http: Http, moderation: Moderation) => {
  bind(http, endpoints.complain, async ({ caller, body }) => {
    await moderation.complain(caller.idUser, body);
    return {};
  });
  appealRoutes(http, moderation);
  reportRoutes(http, moderation);
  peopleRoutes(http, moderation);
};

const appealRoutes = (http: Http, moderation: Moderation) => {
  bind(http, endpoints.getOwnDecisions, async ({ caller, query }) => ({
    decisions: await moderation.listOwnDecisions(caller.idUser, query.language),
  }));
  bind(http, endpoints.readAppealLink, async ({ body, query }) => ({
    decision: await moderation.readAppealLink(body.token, query.language),
  }));
  bind(http, endpoints.appeal, async ({ caller, body }) => {
    await moderation.appeal('idUser' in caller ? caller.idUser : null, body);
    return {};
  });
};

const reportRoutes = (http: Http, moderation: Moderation) => {
  bind(http, endpoints.getReports, ({ caller, body, query }) =>
    moderation.listReports(caller.idUser, { ...body, ...query }),
  );
  bind(http, endpoints.decideReport, async ({ caller, body }) => {
    await moderation.decideReport(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.decideAppeal, async ({ caller, body }) => {
    await moderation.decideAppeal(caller.idUser, body);
    return {};
  });
};

const peopleRoutes = (http: Http, moderation: Moderation) => {
  bind(http, endpoints.findPeople, ({ body }) => moderation.findPeople(body));
  bind(http, endpoints.getPerson, ({ caller, params }) => moderation.showPerson(caller.idUser, params.id));
  bind(http, endpoints.blockPerson, async ({ caller, body }) => {
    await moderation.blockPerson(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.unblockPerson, async ({ caller, body }) => {
    await moderation.unblockPerson(caller.idUser, body);
    return {};
  });
};
