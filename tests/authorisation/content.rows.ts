import type { content } from '@stagedoor/contract/endpoints/content';
import { aFund, aPromoCode } from '../support/catalogue.ts';
import { hours } from '../support/clock.ts';
import { idIn, inThree } from '../support/content.ts';
import { someStaff } from '../support/wallet.ts';
import { noId, openToAll, plain, type Rows } from './row.ts';
import { aTalentId } from './things.ts';
import type { World } from './world.ts';

let made = 0;
const aName = () => `made-${++made}`;
const title = inThree('A title');

const aBranch = async (world: World): Promise<number> => {
  const { client } = await someStaff(world.program);
  return idIn(await client.post('/add-branch', { idGroup: world.stage.idGroup, name: aName(), title }));
};
const aTag = async (world: World): Promise<number> => {
  const { client } = await someStaff(world.program);
  return idIn(await client.post('/add-tag', { idCategory: world.stage.idCategory, name: aName(), title }));
};
const aNewFund = (world: World) => aFund(world.program, aName());
const aPromo = (world: World) => aPromoCode(world.program, aName().toUpperCase());

let moments = 0;
/** A future moment for which no fees are announced. */
const someFees = ({ program }: World) => ({
  interaction: 20,
  support: 12,
  goods: 9,
  validFrom: new Date(program.clock.now().getTime() + hours(2) + ++moments).toISOString(),
});
const announced = async (world: World): Promise<number> => {
  const { client } = await someStaff(world.program);
  const { body } = await client.post('/announce-fees', someFees(world));
  return (body as { version: number }).version;
};

const kind = 'category' as const;
const fund = () => ({ name: inThree(aName()), about: inThree('It helps'), link: 'https://fund.example/help' });

const directoryRows = {
  getDirectory: plain(() => ({})),
  addBranch: openToAll({
    make: async ({ stage }: World) => stage.idGroup,
    nowhere: noId,
    send: (idGroup) => ({ body: { idGroup, name: aName(), title } }),
  }),
  renameBranch: openToAll({ make: aBranch, nowhere: noId, send: (id) => ({ body: { kind, id, title } }) }),
  moveBranch: openToAll({ make: aBranch, nowhere: noId, send: (id) => ({ body: { kind, id, to: 'up' as const } }) }),
  hideBranch: openToAll({ make: aBranch, nowhere: noId, send: (id) => ({ body: { kind, id, hidden: true } }) }),
  deleteBranch: openToAll({ make: aBranch, nowhere: noId, send: (id) => ({ body: { kind, id } }) }),
  findTags: plain(() => ({ body: {} })),
  addTag: openToAll({
    make: async ({ stage }: World) => stage.idCategory,
    nowhere: noId,
    send: (idCategory) => ({ body: { idCategory, name: aName(), title } }),
  }),
  renameTag: openToAll({ make: aTag, nowhere: noId, send: (id) => ({ body: { id, title } }) }),
  mergeTags: openToAll({
    make: async (world: World) => ({ id: await aTag(world), into: await aTag(world) }),
    nowhere: { id: noId, into: noId - 1 },
    send: (body) => ({ body }),
  }),
  deleteTag: openToAll({ make: aTag, nowhere: noId, send: (id) => ({ body: { id } }) }),
} satisfies Partial<Rows<keyof typeof content>>;

export const contentRows: Rows<keyof typeof content> = {
  ...directoryRows,
  getFunds: plain(() => ({})),
  addFund: plain(() => ({ body: fund() })),
  editFund: openToAll({ make: aNewFund, nowhere: noId, send: (id) => ({ body: { id, ...fund() } }) }),
  openFund: openToAll({ make: aNewFund, nowhere: noId, send: (id) => ({ body: { id, open: false } }) }),
  getPresentation: openToAll({ make: aTalentId, nowhere: noId, send: (id) => ({ params: { id } }) }),
  setPresentation: openToAll({
    make: aTalentId,
    nowhere: noId,
    send: (idUser) => ({ body: { idUser, hideRecipient: true, eventInstructions: null, keepHiddenLabel: null } }),
  }),
  getPromoCodes: plain(async (world) => {
    await aPromo(world);
    return {};
  }),
  addPromoCode: plain(() => ({ body: { percent: 10 } })),
  stopPromoCode: openToAll({ make: aPromo, nowhere: noId, send: (id) => ({ body: { id } }) }),
  getFees: plain(() => ({})),
  announceFees: plain((world) => ({ body: someFees(world) })),
  withdrawFees: openToAll({ make: announced, nowhere: noId, send: (version) => ({ body: { version } }) }),
};
