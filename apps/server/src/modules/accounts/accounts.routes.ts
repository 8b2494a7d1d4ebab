import { endpoints } from '@stagedoor/contract/endpoints/index';
import { fail } from '@stagedoor/contract/errors';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import { selfUserDto } from './accounts.presenter.ts';
import type { Accounts } from './index.ts';

/** Groups belong to a layer above; whoever composes the program lends the look-up. */
type Lent = { mainGroupOf: (idUser: number) => Promise<string | null> };

export const accountsRoutes = (http: Http, accounts: Accounts, { mainGroupOf }: Lent) => {
  const self = async (idUser: number) => selfUserDto(await accounts.findUser(idUser), await mainGroupOf(idUser));

  bind(http, endpoints.loginWithPassword, async ({ body, device, renewToken }) => {
    if (!device) return fail('mandatoryFieldNull', { fields: { 'X-Device-Id': 'required' } });
    const { idUser, token } = await accounts.logInWithPassword({ ...body, device });
    renewToken(token);
    return { user: await self(idUser) };
  });
  bind(http, endpoints.getUserFull, ({ caller }) => self(caller.idUser));
  bind(http, endpoints.logOut, async ({ caller }) => {
    await accounts.logOut(caller.idSession);
    return {};
  });
};
