import type { account } from '@stagedoor/contract/endpoints/account';
import type { accountSecurity } from '@stagedoor/contract/endpoints/account-security';
import type { blacklist } from '@stagedoor/contract/endpoints/blacklist';
import { issueCode } from '../../apps/server/src/modules/accounts/codes/one-time-codes.ts';
import { anImage } from '../support/catalogue.ts';
import { aPassword } from '../support/people.ts';
import { aLoggedInClient } from '../support/program.ts';
import { accountLinksRows, accountLoginRows } from './account-login.rows.ts';
import { type BuiltIn, noId, noUuid, ofStaff, openToAll, own, plain, type Rows } from './row.ts';
import { aboutTalents, aFanKnownTo, aFanUnseenBy, aProof, neverAllowed, onlyTalentsMay } from './things.ts';
import type { Person, World } from './world.ts';

const about = 'I sing.';
const phone = '+380501112233';
const duration = 'week' as const;

const accountSecurityRows: Rows<keyof typeof accountSecurity> = {
  verifySession: plain(() => ({ body: { password: aPassword } })),
  sendSessionCode: plain(() => ({})),
  getSessions: plain(() => ({})),
  endSession: own({
    make: async (world, { idUser }) => {
      const { device } = await aLoggedInClient(world.program, idUser);
      return String((await world.one('select id from session where id_device = $1', [device])).id);
    },
    nowhere: noUuid,
    send: (idSession) => ({ body: { idSession } }),
  }),
  sendPhoneCode: plain(() => ({ body: { phone } })),
  confirmPhone: plain(async ({ program }, { idUser, client }) => {
    const whom = { purpose: 'phone', idUser, device: client.device } as const;
    const { code } = await program.database.inTransaction((tx) => issueCode(tx, program, whom, phone));
    return { body: { code } };
  }),
};

const blacklistRows: Rows<keyof typeof blacklist> = {
  getBlacklist: plain(async (world, { client }) => {
    await client.post('/block-user', { idUser: (await world.aSeller()).idUser, duration });
    return {};
  }),
  blockUser: {
    ...aboutTalents((idUser) => ({ body: { idUser, duration } })),
    'a fan who bought from them': own(
      { make: aFanKnownTo, nowhere: noId, send: (idUser) => ({ body: { idUser, duration } }) },
      { refuses: onlyTalentsMay },
    ),
    'a fan whose proposal was not let through': own(
      { make: aFanUnseenBy, nowhere: noId, send: (idUser) => ({ body: { idUser, duration } }) },
      { refuses: neverAllowed },
    ),
  },
  // Unblocking a user who is not blocked has no effect.
  unblockUser: openToAll(
    {
      make: async (world) => (await world.aFan()).idUser,
      nowhere: noId,
      send: (idUser) => ({ body: { idUser } }),
    },
    { missingIs: 'open' },
  ),
  blockSelf: plain(() => ({ body: { duration } })),
};

const done = 'requestAlreadyExists';
const registered = { fan: done, talent: done, agent: done, ...ofStaff(done) } as const;
const consent = { terms: true, adult: true } as const;
const registration = { name: 'Lesia Horova', about, languages: ['uk'], language: 'en' as const, ...consent };

const aSocialAccount = async (world: World, { idUser }: Person): Promise<number> => {
  const sql = `insert into social_account (id_user, network, subject, name, created_at)
    values ($1, 'sandbox', $2, 'Lesia', $3) returning id`;
  return (await world.one(sql, [idUser, `subject-${idUser}`, world.program.clock.now()])).id;
};

export const accountRows: Rows<BuiltIn<typeof account>> = {
  ...accountLoginRows,
  ...accountLinksRows,
  ...accountSecurityRows,
  ...blacklistRows,
  logOut: plain(() => ({})),
  registerUser: plain(() => ({ body: registration }), { refuses: registered }),
  getUserFull: plain(() => ({})),
  changePassword: plain(() => ({ body: { password: 'another-good-password' } })),
  updateEmail: plain((_world, { email }) => ({ body: { email: `next-${email}` } })),
  updateUser: {
    words: plain(() => ({ body: { about } })),
    picture: own({
      make: ({ program }, { idUser }) => anImage(program, idUser),
      nowhere: noUuid,
      send: (idImage) => ({ body: { idImage } }),
    }),
  },
  clearUserFields: plain(() => ({ query: { fields: 'about,image,nickname,phone' } })),
  hideUser: plain(() => ({})),
  unhideUser: plain(() => ({})),
  addDevice: plain(() => ({ body: { name: 'A phone', platform: 'web' } })),
  removeDevices: plain(() => ({})),
  setPin: plain(() => ({ body: { pin: '4071' } })),
  deletePin: plain(() => ({})),
  socketAuth: plain(() => ({})),
  linkSocial: plain(async (_world, caller) => ({
    params: { network: 'sandbox' },
    body: await aProof(caller, `social-${caller.email}`),
  })),
  deleteSocial: own({ make: aSocialAccount, nowhere: noId, send: (id) => ({ params: { id } }) }),
  getDeletion: plain(() => ({})),
  // Staff members must leave the staff first.
  deleteUser: plain(() => ({}), { refuses: ofStaff('incompleteRequest') }),
  exportData: plain(() => ({})),
};
