import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Memberships } from './memberships.ts';

export const membershipsRoutes = (http: Http, memberships: Memberships) => {
  bind(http, endpoints.getPlans, ({ caller, params, query }) =>
    memberships.listPlans(params.x, { caller, language: query.language }),
  );
  bind(http, endpoints.getPlan, ({ caller, params, query }) =>
    memberships.showPlan(params.id, { caller, language: query.language }),
  );
  bind(http, endpoints.getMemberships, ({ caller, query }) => memberships.list(caller.idUser, query.language));
  bindOnce(http, endpoints.subscribe, (tx, { caller, body }) => memberships.subscribe(tx, caller, body));
  bind(http, endpoints.createSubscriptionLink, ({ caller, body }) => memberships.createLink(caller.idUser, body));
  bind(http, endpoints.readSubscriptionLink, ({ body }) => memberships.readLink(body.token));
  bindOnce(http, endpoints.subscribeByLink, (tx, { body }) => memberships.subscribeByLink(tx, body));
  bindOnce(http, endpoints.changeSubscription, (tx, { caller, body }) => memberships.change(tx, caller.idUser, body));
  const own = ({ idUser }: { idUser: number }, { idMembership }: { idMembership: number }) =>
    ({ idUser, idAgreement: idMembership, kind: 'membership' }) as const;
  bind(http, endpoints.stopSubscription, ({ caller, body }) => emptyReply(memberships.stop(own(caller, body))));
  bind(http, endpoints.resumeSubscription, ({ caller, body }) => emptyReply(memberships.resume(own(caller, body))));
  bindOnce(http, endpoints.undoSubscription, (tx, { caller, body }) =>
    emptyReply(memberships.undo(tx, own(caller, body))),
  );
  bindOnce(http, endpoints.paySubscription, (tx, { caller, body }) =>
    memberships.pay(tx, { ...own(caller, body), idCard: body.idCard }),
  );
  bind(http, endpoints.setSubscriptionCard, ({ caller, body }) =>
    emptyReply(memberships.setCard({ ...own(caller, body), idCard: body.idCard })),
  );
  bind(http, endpoints.getOwnPlans, ({ caller, query }) => memberships.listOwnPlans(caller.idUser, query.language));
  bind(http, endpoints.savePlan, async ({ caller, body }) => ({
    idSubscription: await memberships.savePlan(caller.idUser, body),
  }));
  bind(http, endpoints.movePlan, ({ caller, body }) => emptyReply(memberships.movePlan(caller.idUser, body)));
  bind(http, endpoints.closePlan, ({ caller, body }) =>
    emptyReply(memberships.closePlan(caller.idUser, body.idSubscription)),
  );
  bind(http, endpoints.getMembers, ({ caller, body, query }) =>
    memberships.listMembers(caller.idUser, query.language, body),
  );
  bind(http, endpoints.getMembersByMonth, ({ caller, query }) =>
    memberships.showMembersByMonth(caller.idUser, query.timeZone),
  );
  bind(http, endpoints.getMembersFile, ({ caller, query }) =>
    memberships.writeMembersFile(caller.idUser, query.language),
  );
};
