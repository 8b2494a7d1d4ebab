import type { discovery } from '@stagedoor/contract/endpoints/discovery';
import type { profile } from '@stagedoor/contract/endpoints/profile';
import { aPage } from '../support/own-page.ts';
import { type BuiltIn, noId, openToAll, plain, type Rows } from './row.ts';
import { aboutTalents, aFanId, aTalentId } from './things.ts';
import type { World } from './world.ts';

const inEnglish = { x: 'en' as const };
const nowhere = 'nowhere';

const category = async ({ stage }: World) => stage.category;
const leftOut = { missingIs: 'empty' } as const;

export const discoveryRows: Rows<keyof typeof discovery> = {
  getCategories: openToAll({ make: async () => 'music', nowhere, send: (b) => ({ params: { a: 'en', b } }) }),
  getCategoriesByNames: openToAll(
    { make: category, nowhere, send: (name) => ({ params: inEnglish, body: { names: [name] } }) },
    leftOut,
  ),
  getTagsByCategories: openToAll(
    { make: category, nowhere, send: (name) => ({ params: inEnglish, body: { categories: [name] } }) },
    leftOut,
  ),
  getTagsByIds: openToAll(
    {
      make: async ({ stage }) => stage.tags[0] ?? 0,
      nowhere: noId,
      send: (id) => ({ params: inEnglish, body: { ids: [id] } }),
    },
    leftOut,
  ),
  search: plain(() => ({ body: { text: 'Orysia' } })),
  findUsersByName: plain(() => ({ body: { name: 'Orysia' } })),
  findUsers: plain(() => ({ body: { speaks: ['uk'] } })),
  getUsersByCategories: openToAll(
    { make: category, nowhere, send: (name) => ({ body: { categories: [name] } }) },
    leftOut,
  ),
  getUsersByIds: aboutTalents((id) => ({ body: { ids: [id] } }), leftOut),
  userList: plain(async (world, { client }) => {
    await client.post('/follow-user', { idUser: await aTalentId(world) });
    return {};
  }),
  getGroups: plain(() => ({ params: { lang: 'en' } })),
  findUsersByGroup: openToAll({ make: async () => 'music', nowhere, send: (group) => ({ body: { group } }) }),
  findUsersByGroupName: openToAll({
    make: async () => 'music',
    nowhere,
    send: (groupName) => ({ params: { groupName } }),
  }),
  findUsersByGroupAndCategory: openToAll({
    make: category,
    nowhere,
    send: (categoryName) => ({ params: { groupName: 'music', categoryName } }),
  }),
  getMainScreenDataWeb: plain(() => ({ params: inEnglish })),
  getUserById: aboutTalents((id) => ({ params: { id: String(id) } })),
  getCountry: plain(() => ({})),
};

export const profileRows: Rows<BuiltIn<typeof profile>> = {
  getUserProfileData: aboutTalents((id) => ({ params: { id: String(id), lang: 'en' as const } })),
  getOwnPage: plain(() => ({})),
  saveOwnPage: plain(async (world) => ({ body: aPage({ categories: [await category(world)] }) })),
  setAvailability: plain(() => ({ body: { backOn: null, timeZone: 'UTC' } })),
  followUser: aboutTalents((idUser) => ({ body: { idUser } })),
  // Unfollowing without following has no effect.
  unfollowUser: openToAll(
    { make: aFanId, nowhere: noId, send: (idUser) => ({ body: { idUser } }) },
    { missingIs: 'open' },
  ),
};
