import type { catalogue } from '@stagedoor/contract/endpoints/catalogue';
import type { delivery } from '@stagedoor/contract/endpoints/delivery';
import type { promotions } from '@stagedoor/contract/endpoints/promotions';
import { aDate, anImage, aProduct, aPromoCode } from '../support/catalogue.ts';
import { noId, noUuid, openToAll, own, plain, type Rows } from './row.ts';
import { aboutProducts, aboutTalents, aDoneOrder, aProductOf } from './things.ts';
import type { Person, World } from './world.ts';

const inEnglish = { x: 'en' as const };
const aProductId = async (world: World) => aProductOf(world, await world.aSeller());

let words = 0;

/** Unique product texts. */
const written = () => {
  const number = ++words;
  return {
    language: 'en' as const,
    name: `Thing ${number}`,
    shortAbout: `In short ${number}`,
    about: `All that is to be said about it, for the ${number}th time`,
  };
};
const autograph = (idProduct?: number) => ({
  body: { productType: 'AUTOGRAPH', standardRate: 1_500, ...written(), ...(idProduct && { idProduct }) } as never,
});

const parcel = (idImage: string) => {
  const variations = [{ size: 'S', price: 2_500, total: 3 }];
  const sold = { productType: 'PHYSICAL', variations, deliveryMethods: ['courier'] };
  return { body: { ...sold, ...written(), idImage } as never };
};

const aDateOf = async ({ program }: World, { idUser }: Person): Promise<number> =>
  aDate(program, await aProduct(program, idUser, 'EVENT'));

const withProduct = async (world: World) => {
  const talent = await world.aSeller();
  await aProductOf(world, talent);
  return talent.idUser;
};
const withPortfolio = async (world: World) => {
  const { buyer, idOrder, talent } = await aDoneOrder(world, {});
  await buyer.client.post('/change-keep-hidden', { idOrder, keepHidden: false });
  return talent.idUser;
};
const offShelf = async (world: World, talent: Person) => {
  const idProduct = await aProductOf(world, talent);
  await talent.client.post('/deactivate-product', { idProduct });
  return idProduct;
};

export const catalogueRows: Rows<keyof typeof catalogue> = {
  getActiveUserProducts: aboutTalents((id) => ({ params: { id } }), {}, withProduct),
  getUserProducts: plain(async (world, talent) => {
    await aProductOf(world, talent);
    return {};
  }),
  getProductById: aboutProducts((id) => ({ params: { id } })),
  getCompleteProductsShort: aboutTalents((x) => ({ params: { x } }), {}, withPortfolio),
  saveProduct: {
    'a new one': plain(() => autograph()),
    'one that is there': own({ make: aProductOf, nowhere: noId, send: autograph }),
    'a picture for it': own({
      make: ({ program }, { idUser }) => anImage(program, idUser),
      nowhere: noUuid,
      send: parcel,
    }),
  },
  deactivateProduct: own({ make: aProductOf, nowhere: noId, send: (idProduct) => ({ body: { idProduct } }) }),
  moveProduct: own({ make: aProductOf, nowhere: noId, send: (idProduct) => ({ body: { idProduct, to: 'first' } }) }),
  deleteProduct: own({ make: aProductOf, nowhere: noId, send: (idProduct) => ({ body: { idProduct } }) }),
  activateProduct: own({ make: offShelf, nowhere: noId, send: (idProduct) => ({ body: { idProduct } }) }),
  cancelEventDate: own({
    make: aDateOf,
    nowhere: noId,
    send: (idVariation) => ({ body: { idVariation, reason: 'The hall is flooded' } }),
  }),
  moveEventDate: own({
    make: aDateOf,
    nowhere: noId,
    send: (idVariation) => ({ body: { idVariation, startsAt: '2099-05-03T18:00:00.000Z' } }),
  }),
  getFeeSchedule: plain(() => ({})),
  getCharityFunds: plain(() => ({ params: inEnglish })),
  setCharity: openToAll({
    make: async ({ idFund }) => idFund,
    nowhere: noId,
    send: (idCharityFund) => ({ body: { charity: { idCharityFund, percent: 5 } } }),
  }),
  getPlaceholders: plain(() => ({ params: inEnglish, body: {} })),
  remindAfter: {
    ...aboutTalents((idUser) => ({ body: { idUser } })),
    ...aboutProducts((idProduct) => ({ body: { idProduct } })),
  },
};

let codes = 0;
const aCode = async ({ program }: World) => {
  const code = `CODE-${++codes}`;
  await aPromoCode(program, code);
  return code;
};
const notACode = { missingIs: 'invalidPromoCode' } as const;

export const promotionsRows: Rows<keyof typeof promotions> = {
  applyPromoCode: openToAll({ make: aCode, nowhere: 'NO-CODE', send: (code) => ({ params: { code } }) }, notACode),
  verifyPromoCode: openToAll({
    make: async (world) => ({ code: await aCode(world), idProduct: await aProductId(world) }),
    nowhere: { code: 'NO-CODE', idProduct: noId },
    send: (body) => ({ body }),
  }),
};

const recipient = {
  fullName: 'Olena Teliha',
  phone: '+380501112233',
  delivery: { method: 'courier' as const, country: 'ua', city: 'Lviv', address: 'Svobody 28', zipCode: '79000' },
};
const anAddressOf = async (_world: World, { client }: Person): Promise<number> =>
  ((await client.post('/save-address', recipient)).body as { idAddress: number }).idAddress;

export const deliveryRows: Rows<keyof typeof delivery> = {
  getAddresses: plain(async (world, caller) => {
    if (caller.idUser > 0) await anAddressOf(world, caller);
    return {};
  }),
  saveAddress: {
    'a new one': plain(() => ({ body: recipient })),
    'one that is there': own({
      make: anAddressOf,
      nowhere: noId,
      send: (idAddress) => ({ body: { ...recipient, idAddress } }),
    }),
  },
  deleteAddress: own({ make: anAddressOf, nowhere: noId, send: (id) => ({ params: { id } }) }),
  getDeliveryCountries: plain(() => ({ params: { lang: 'en' } })),
  getCities: openToAll({ make: async () => 'ua', nowhere: 'zz', send: (x) => ({ params: { x } }) }),
  getWarehousesByCity: openToAll({
    make: async (_world, { client }) => {
      const [first] = (await client.get('/get-cities/ua')).body as { idCity: string }[];
      return first?.idCity ?? '';
    },
    nowhere: 'nowhere',
    send: (b) => ({ params: { a: 'ua', b } }),
  }),
};
