import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import { emptyReply } from '../../../platform/http/empty-reply.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Accounts } from '../accounts.ts';

export const sessionRoutes = (http: Http, accounts: Accounts) => {
  bind(http, endpoints.verifySession, ({ caller, body }) => emptyReply(accounts.verifySession(caller, body)));
  bind(http, endpoints.sendSessionCode, ({ caller }) => emptyReply(accounts.sendSessionCode(caller)));
  bind(http, endpoints.getSessions, ({ caller }) => accounts.listSessions(caller));
  bind(http, endpoints.endSession, ({ caller, body }) =>
    emptyReply(accounts.endSession(caller.idUser, body.idSession)),
  );
  bind(http, endpoints.addDevice, ({ caller, body }) => emptyReply(accounts.nameDevice(caller, body)));
  bind(http, endpoints.removeDevices, ({ caller }) => emptyReply(accounts.removeDevices(caller)));
  bind(http, endpoints.changePassword, ({ caller, body }) =>
    emptyReply(accounts.changePassword(caller, body.password)),
  );
  bind(http, endpoints.setPin, ({ caller, body }) => emptyReply(accounts.setPin(caller, body.pin)));
  bind(http, endpoints.deletePin, ({ caller }) => emptyReply(accounts.deletePin(caller.idUser)));
  bind(http, endpoints.socketAuth, ({ caller }) => accounts.giveSocketToken(caller.idSession));
};
