import type { StudioType } from '@stagedoor/contract/product-types';
import { type SaveProduct, saveProductBody } from '@stagedoor/contract/schemas/product-form';
import { days } from './clock.ts';
import { aGroup, aTalent } from './people.ts';
import type { TestProgram } from './program.ts';

/** What each type needs besides its texts; `aProduct` adds pictures and dates. */
const typical: Record<StudioType, object> = {
  AUTOGRAPH: { standardRate: 1500, expressRate: 2500 },
  VIDEO_GREETING: { standardRate: 4000, expressRate: 6500 },
  AUTO_REPLY: { standardRate: 500, secretContent: 'https://stagedoor.example/the-demo' },
  PHYSICAL: {
    variations: [
      { size: 'S', price: 2500, total: 3 },
      { size: 'L', price: 2700, total: 5 },
    ],
    deliveryMethods: ['office', 'courier'],
  },
  EVENT: { standardRate: 2000, place: 'Lviv, the studio', capacity: 30 },
  COLLABORATION: { standardRate: 50_000 },
  MUSEUM_TOUR: { standardRate: 1800, place: 'At the main door' },
  MSG: { standardRate: 300 },
  CALL: { standardRate: 200 },
  MESSAGE_PACKAGE: { standardRate: 2500, units: 10 },
  CALL_PACKAGE: { standardRate: 9000, units: 60 },
};

export const studioTypes = Object.keys(typical) as StudioType[];

/** The first date of an event or a tour. */
export const aDate = async ({ database }: TestProgram, idProduct: number): Promise<number> => {
  const { rows } = await database.pool.query(
    'select id from variation where id_product = $1 order by "order" limit 1',
    [idProduct],
  );
  return rows[0].id;
};

let made = 0;

/** The form of a talent for a product of this type. */
export const aForm = async (program: TestProgram, idOwner: number, productType: StudioType, changes: object = {}) => {
  const number = ++made;
  const inDays = (count: number) => new Date(program.clock.now().getTime() + days(count)).toISOString();
  return {
    productType,
    language: 'en',
    name: `Product ${number}`,
    shortAbout: `Short words ${number}`,
    about: `Many more words about it ${number}`,
    ...typical[productType],
    ...(productType === 'EVENT' && { startsAt: inDays(10) }),
    ...(productType === 'MUSEUM_TOUR' && {
      slots: [
        { startsAt: inDays(5), capacity: 8 },
        { startsAt: inDays(6), capacity: 8 },
      ],
    }),
    ...(['PHYSICAL', 'EVENT', 'MUSEUM_TOUR'].includes(productType) && { idImage: await anImage(program, idOwner) }),
    ...changes,
  };
};

export const anImage = async ({ media }: TestProgram, idOwner: number): Promise<string> => {
  const size = { width: 320, height: 240 };
  const sizes = [{ width: 320, webp: Buffer.from('a picture') }];
  const [id] = await media.add(idOwner, [{ kind: 'picture', size, sizes, likeness: 'a5'.repeat(32) }]);
  return id ?? '';
};

export const aProduct = async (
  program: TestProgram,
  idOwner: number,
  productType: StudioType = 'AUTOGRAPH',
  changes: object = {},
): Promise<number> => {
  const body: SaveProduct = saveProductBody.parse(await aForm(program, idOwner, productType, changes));
  return program.catalogue.saveProduct(idOwner, body);
};

let groups = 0;

export const aSeller = async (program: TestProgram, options: Parameters<typeof aTalent>[2] = {}) =>
  aTalent(program, await aGroup(program, `group-${++groups}`), options);

/** A product in one size with limited stock. */
export const aLimitedProduct = async (program: TestProgram, idOwner: number, total: number) => {
  const idProduct = await aProduct(program, idOwner, 'PHYSICAL', { variations: [{ price: 1000, total }] });
  const { variation } = await program.catalogue.findOffer(idProduct);
  return { idProduct, idVariation: variation.id };
};

type PromoChanges = {
  percent?: number | null;
  fixed?: number | null;
  total_limit?: number;
  person_limit?: number;
  starts_at?: Date;
  ends_at?: Date;
};

export const aPromoCode = async (
  { database, clock }: TestProgram,
  code: string,
  { percent = 20, ...changes }: PromoChanges = {},
  products: readonly number[] = [],
): Promise<number> =>
  database.inTransaction(async (tx) => {
    const { id } = await tx
      .insertInto('promo_code')
      .values({ code, percent, created_at: clock.now(), ...changes })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const id_product of products)
      await tx.insertInto('promo_code_product').values({ id_promo: id, id_product }).execute();
    return id;
  });

export const aFund = async ({ database }: Pick<TestProgram, 'database'>, name = 'Return Alive'): Promise<number> =>
  database.inTransaction(async (tx) => {
    const text = JSON.stringify({ en: name, uk: `${name} (uk)`, ru: `${name} (ru)` });
    const { id } = await tx
      .insertInto('charity_fund')
      .values({ name: text, about: text, link: 'https://fund.example' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
