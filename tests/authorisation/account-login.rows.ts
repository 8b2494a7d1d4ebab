import type { accountLinks } from '@stagedoor/contract/endpoints/account-links';
import type { accountLogin } from '@stagedoor/contract/endpoints/account-login';
import { unsubscribeToken } from '../../apps/server/src/modules/accounts/index.ts';
import { aPassword } from '../support/people.ts';
import { noToken, openToAll, plain, type Rows } from './row.ts';
import { aLink, aProof } from './things.ts';
import type { Person, World } from './world.ts';

let addresses = 0;
const aNewAddress = () => `new-${++addresses}@example.com`;

/** Anyone with a link's token may use it; an unknown token is refused. */
const byLink = (make: (world: World, owner: Person) => Promise<string>) =>
  openToAll({ make, nowhere: noToken, send: (token) => ({ body: { token } }) });

export const accountLoginRows: Rows<keyof typeof accountLogin> = {
  loginGetPassword: plain((_world, { email }) => ({ body: { email, language: 'en' } })),
  loginWithSocial: plain(async (_world, caller) => ({
    params: { network: 'sandbox' },
    body: await aProof(caller, aNewAddress()),
  })),
  loginWithPassword: plain(async (world) => ({
    body: { email: (await world.aFan()).email, password: aPassword },
  })),
  loginWithPin: plain(async (world, { client }) => {
    const pin = '4071';
    const { idUser, client: before } = await world.aFan();
    await before.post('/set-pin', { pin });
    // The user has logged in on the caller's device before.
    await world.one('update device set id_device = $1 where id_user = $2', [client.device, idUser]);
    return { body: { idUser, pin } };
  }),
  resetPassword: {
    asking: plain((_world, { email }) => ({ body: { email, language: 'en' } })),
    setting: openToAll({
      make: async (world, { idUser }) => aLink(world, { purpose: 'resetPassword', idUser }),
      nowhere: noToken,
      send: (token) => ({ body: { token, password: 'another-good-password' } }),
    }),
  },
  getSocialNetworks: plain(() => ({})),
  startSocial: openToAll({
    make: async () => 'sandbox',
    nowhere: 'nowhere',
    send: (network) => ({ params: { network } }),
  }),
};

export const accountLinksRows: Rows<keyof typeof accountLinks> = {
  readLink: openToAll({
    make: async (world, { idUser }) => aLink(world, { purpose: 'resetPassword', idUser }),
    nowhere: noToken,
    send: (token) => ({ body: { purpose: 'resetPassword', token } }),
  }),
  confirmEmail: byLink((world, { idUser }) => aLink(world, { purpose: 'confirmEmail', idUser, email: aNewAddress() })),
  revertEmail: byLink((world, { idUser }) => aLink(world, { purpose: 'revertEmail', idUser, email: aNewAddress() })),
  revertSocial: byLink((world, { idUser, email }) => aLink(world, { purpose: 'revertSocial', idUser, email })),
  verifyCorporateEmail: plain(() => ({ body: { email: aNewAddress() } })),
  confirmCorporateEmail: byLink((world, { idUser }) =>
    aLink(world, { purpose: 'corporateEmail', idUser, email: aNewAddress() }),
  ),
  unsubscribeEmailNotifications: byLink(({ program }, { idUser }) =>
    program.database.inTransaction((tx) => unsubscribeToken(tx, program, idUser)),
  ),
};
