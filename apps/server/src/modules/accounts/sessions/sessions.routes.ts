import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Accounts } from '../accounts.ts';

export const sessionRoutes = (http: Http, accounts: Accounts) => {
  bind(http, endpoints.verifySession, async ({ caller, body }) => {
    await accounts.verifySession(caller, body);
    return {};
  });
  bind(http, endpoints.sendSessionCode, async ({ caller }) => {
    await accounts.sendSessionCode(caller);
    return {};
  });
  bind(http, endpoints.getSessions, ({ caller }) => accounts.listSessions(caller));
  bind(http, endpoints.endSession, async ({ caller, body }) => {
    await accounts.endSession(caller.idUser, body.idSession);
    return {};
  });
  bind(http, endpoints.addDevice, async ({ caller, body }) => {
    await accounts.nameDevice(caller, body);
    return {};
  });
  bind(http, endpoints.removeDevices, async ({ caller }) => {
    await accounts.removeDevices(caller);
    return {};
  });
  bind(http, endpoints.changePassword, async ({ caller, body }) => {
    await accounts.changePassword(caller, body.password);
    return {};
  });
  bind(http, endpoints.setPin, async ({ caller, body }) => {
    await accounts.setPin(caller, body.pin);
    return {};
  });
  bind(http, endpoints.deletePin, async ({ caller }) => {
    await accounts.deletePin(caller.idUser);
    return {};
  });
  bind(http, endpoints.socketAuth, ({ caller }) => accounts.giveSocketToken(caller.idSession));
};
