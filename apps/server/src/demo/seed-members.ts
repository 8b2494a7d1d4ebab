import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../platform/database/database.ts';
import { agreementEvents } from './seed-agreements.ts';
import { insertProduct, type Shown } from './seed-products.ts';
import { callerOf, type SeedEvent, type SeedShop } from './seed-shop.ts';
import { memberProducts } from './world/member-products.ts';
import { type SeedMembership, seedMemberships } from './world/members.ts';
import type { DemoPlan } from './world/plans.ts';
import { ownTalent } from './world/staff.ts';

type Plans = { idUser: number; plans: readonly Shown<DemoPlan>[]; now: Date };

export const insertPlans = async (tx: Tx, { idUser, plans, now }: Plans): Promise<void> => {
  for (const [at, shown] of plans.entries()) {
    const idProduct = await insertProduct(tx, { idUser, shown, now });
    await tx
      .insertInto('membership_plan')
      .values({ id_product: idProduct, id_talent: idUser, slot: at + 1, created_at: now })
      .execute();
  }
};

/** What only members can buy, on the shelf of the demo's own talent. */
export const insertMemberProducts = async (tx: Tx, now: Date): Promise<void> => {
  const { id: idUser } = await tx
    .selectFrom('users')
    .select('id')
    .where('nickname', '=', ownTalent)
    .executeTakeFirstOrThrow();
  for (const { product, plans } of memberProducts) {
    const id = await insertProduct(tx, { idUser, shown: { product, images: [] }, now });
    const audience = plans ? 'plans' : 'members';
    await tx.updateTable('product').set({ audience }).where('id', '=', id).execute();
    if (!plans) continue;
    await tx
      .insertInto('product_plan')
      .columns(['id_product', 'id_plan', 'id_talent'])
      .expression((eb) =>
        eb
          .selectFrom('membership_plan')
          .select([eb.val(id).as('id_product'), 'membership_plan.id_product as id_plan', 'id_talent'])
          .where('id_talent', '=', idUser)
          .where(
            'slot',
            'in',
            plans.map((plan) => plan + 1),
          ),
      )
      .execute();
  }
};

/** Who joined which plan, paid every month, and left again. */
export const membersOf = (shop: SeedShop, fans: readonly number[]): SeedEvent[] =>
  seedMemberships.flatMap((story) =>
    agreementEvents(shop, {
      from: story.joined,
      stopped: story.stopped,
      begin: () => join(shop, story, fans[story.fan] ?? 0),
      stop: (own) => shop.memberships.stop({ ...own, kind: 'membership' }),
    }),
  );

const join = async ({ tx, memberships }: SeedShop, story: SeedMembership, idUser: number): Promise<string> => {
  const { id, price } = await tx
    .selectFrom('membership_plan')
    .innerJoin('users', 'users.id', 'membership_plan.id_talent')
    .innerJoin('variation', 'variation.id_product', 'membership_plan.id_product')
    .select(['membership_plan.id_product as id', 'price'])
    .where('nickname', '=', story.talent)
    .where('slot', '=', story.plan + 1)
    .executeTakeFirstOrThrow();
  const body = { idSubscription: id, total: cents(price), language: 'en' } as const;
  return (await memberships.subscribe(tx, callerOf(idUser), body)).receipt;
};
