import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Accounts } from '../accounts.ts';

export const linkRoutes = (http: Http, accounts: Accounts) => {
  bind(http, endpoints.readLink, ({ body }) => accounts.readLink(body));
  bind(http, endpoints.updateEmail, async ({ caller, body }) => {
    await accounts.updateEmail(caller, body.email);
    return {};
  });
  bind(http, endpoints.confirmEmail, async ({ body }) => {
    await accounts.confirmEmail(body.token);
    return {};
  });
  bind(http, endpoints.revertEmail, async ({ body }) => {
    await accounts.revertEmail(body.token);
    return {};
  });
  bind(http, endpoints.verifyCorporateEmail, async ({ caller, body }) => {
    await accounts.verifyCorporateEmail(caller.idUser, body.email);
    return {};
  });
  bind(http, endpoints.confirmCorporateEmail, async ({ body }) => {
    await accounts.confirmCorporateEmail(body.token);
    return {};
  });
};
