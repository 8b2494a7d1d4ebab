import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Moderation } from './moderation.ts';

export const moderationRoutes = (http: Http, moderation: Moderation) => {
  bind(http, endpoints.complain, ({ caller, body }) => emptyReply(moderation.complain(caller.idUser, body)));
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
  bind(http, endpoints.appeal, ({ caller, body }) =>
    emptyReply(moderation.appeal('idUser' in caller ? caller.idUser : null, body)),
  );
};

const reportRoutes = (http: Http, moderation: Moderation) => {
  bind(http, endpoints.getReports, ({ caller, body, query }) =>
    moderation.listReports(caller.idUser, { ...body, ...query }),
  );
  bind(http, endpoints.decideReport, ({ caller, body }) => emptyReply(moderation.decideReport(caller.idUser, body)));
  bind(http, endpoints.decideAppeal, ({ caller, body }) => emptyReply(moderation.decideAppeal(caller.idUser, body)));
};

const peopleRoutes = (http: Http, moderation: Moderation) => {
  bind(http, endpoints.findPeople, ({ body }) => moderation.findPeople(body));
  bind(http, endpoints.getPerson, ({ caller, params }) => moderation.showPerson(caller.idUser, params.id));
  bind(http, endpoints.blockPerson, ({ caller, body }) => emptyReply(moderation.blockPerson(caller.idUser, body)));
  bind(http, endpoints.unblockPerson, ({ caller, body }) => emptyReply(moderation.unblockPerson(caller.idUser, body)));
};
