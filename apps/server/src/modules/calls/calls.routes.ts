import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Calls } from './calls.ts';

export const callsRoutes = (http: Http, calls: Calls) => {
  bind(http, endpoints.getCallOffer, ({ caller, params, query }) =>
    calls.showOffer('idUser' in caller ? caller.idUser : null, params.idUser, query.language),
  );
  bindOnce(http, endpoints.startCall, (tx, { caller, body }) => calls.start(tx, caller, body));
  bindOnce(http, endpoints.extendCall, (tx, { caller, body }) => calls.extend(tx, caller, body));
  bind(http, endpoints.getCall, ({ caller, body, query }) => calls.show({ idUser: caller.idUser, ...body, ...query }));
  bind(http, endpoints.getCalls, ({ caller, body: { idUser, ...page }, query }) =>
    calls.list(caller.idUser, { ...page, ...query, idPartner: idUser ?? null }),
  );
  bind(http, endpoints.answerCall, ({ caller, body, query }) =>
    calls.answer({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.denyCall, ({ caller, body }) => emptyReply(calls.deny({ idUser: caller.idUser, ...body })));
  bind(http, endpoints.endCall, ({ caller, body, query }) => calls.end({ idUser: caller.idUser, ...body, ...query }));
  bind(http, endpoints.beatCall, ({ caller, body, query }) => calls.beat({ idUser: caller.idUser, ...body, ...query }));
  bind(http, endpoints.signalCall, ({ caller, body }) => emptyReply(calls.signal({ idUser: caller.idUser, ...body })));
  bind(http, endpoints.getCallServers, async ({ caller }) => calls.listServers(caller.idUser));
};
