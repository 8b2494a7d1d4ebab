import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import { emptyReply } from '../../../platform/http/empty-reply.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Accounts } from '../accounts.ts';

export const linkRoutes = (http: Http, accounts: Accounts) => {
  bind(http, endpoints.readLink, ({ body }) => accounts.readLink(body));
  bind(http, endpoints.updateEmail, ({ caller, body }) => emptyReply(accounts.updateEmail(caller, body.email)));
  bind(http, endpoints.confirmEmail, ({ body }) => emptyReply(accounts.confirmEmail(body.token)));
  bind(http, endpoints.revertEmail, ({ body }) => emptyReply(accounts.revertEmail(body.token)));
  bind(http, endpoints.verifyCorporateEmail, ({ caller, body }) =>
    emptyReply(accounts.verifyCorporateEmail(caller.idUser, body.email)),
  );
  bind(http, endpoints.confirmCorporateEmail, ({ body }) => emptyReply(accounts.confirmCorporateEmail(body.token)));
};
