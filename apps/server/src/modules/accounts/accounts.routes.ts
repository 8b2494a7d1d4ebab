import { endpoints } from '@stagedoor/contract/endpoints/index';
import { fail } from '@stagedoor/contract/errors';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Accounts } from './accounts.ts';
import { linkRoutes } from './links/links.routes.ts';
import { serveLanguages } from './profile/serve-languages.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

export const accountsRoutes = (http: Http, accounts: Accounts) => {
  loginRoutes(http, accounts);
  sessionRoutes(http, accounts);
  profileRoutes(http, accounts);
  linkRoutes(http, accounts);
  serveLanguages(http.app);
};

const loginRoutes = (http: Http, accounts: Accounts) => {
  bind(http, endpoints.loginGetPassword, ({ body, device }) =>
    emptyReply(accounts.sendLoginCode({ ...body, device: requireDevice(device) })),
  );
  bind(http, endpoints.loginWithPassword, async ({ body, device, address, userAgent, renewToken }) => {
    const attempt = { ...body, device: requireDevice(device), address, userAgent };
    const { idUser, token } = await accounts.logInWithPassword(attempt);
    renewToken(token);
    return { user: await accounts.showSelf(idUser) };
  });
  bind(http, endpoints.loginWithPin, async ({ body, device, userAgent, renewToken }) => {
    const { idUser, token } = await accounts.logInWithPin({ ...body, device: requireDevice(device), userAgent });
    renewToken(token);
    return { user: await accounts.showSelf(idUser) };
  });
  bind(http, endpoints.resetPassword, ({ body }) =>
    emptyReply('token' in body ? accounts.resetPassword(body) : accounts.askForReset(body)),
  );
  bind(http, endpoints.logOut, ({ caller }) => emptyReply(accounts.logOut(caller.idSession)));
};

const requireDevice = (device: string | undefined): string =>
  device ?? fail('mandatoryFieldNull', { fields: { 'X-Device-Id': 'required' } });

const profileRoutes = (http: Http, accounts: Accounts) => {
  const self = async (idUser: number) => ({ user: await accounts.showSelf(idUser) });

  bind(http, endpoints.getUserFull, ({ caller }) => accounts.showSelf(caller.idUser));
  bind(http, endpoints.registerUser, async ({ caller, body }) => {
    await accounts.registerUser(caller.idUser, body);
    return self(caller.idUser);
  });
  bind(http, endpoints.updateUser, async ({ caller, body }) => {
    await accounts.updateUser(caller.idUser, body);
    return self(caller.idUser);
  });
  bind(http, endpoints.clearUserFields, async ({ caller, query }) => {
    await accounts.clearFields(caller, query.fields);
    return self(caller.idUser);
  });
  bind(http, endpoints.hideUser, async ({ caller }) => {
    await accounts.hideUser(caller.idUser);
    return self(caller.idUser);
  });
  bind(http, endpoints.unhideUser, async ({ caller }) => {
    await accounts.unhideUser(caller.idUser);
    return self(caller.idUser);
  });
  bind(http, endpoints.sendPhoneCode, ({ caller, body }) => emptyReply(accounts.sendPhoneCode(caller, body.phone)));
  bind(http, endpoints.confirmPhone, ({ caller, body }) => emptyReply(accounts.confirmPhone(caller, body.code)));
};
