import type { Language } from '@stagedoor/contract/limits';
import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { SubscriptionAccess } from '@stagedoor/contract/schemas/subscription-access';
import type { ForMembers } from '../../extension-points/member-access.ts';
import type { Tx } from '../../platform/database/database.ts';
import { query, type Read, readIn } from '../../platform/database/read.ts';
import type { ProductAudience } from '../../platform/database/schema.gen.ts';
import type { Deps } from './deps.ts';
import { plansOf } from './products.repo.ts';

type Row = { id_owner: number; type: ProductType; audience: ProductAudience; plans: number[] };

/** What plans open it as: with its date, or as any other product. */
export const isEvent = (type: ProductType): boolean => ruleOf(type).deadline === 'takesPlace';

/** For which members it is; null for everyone. */
export const forMembers = ({ id_owner, type, audience, plans }: Row): ForMembers | null =>
  audience === 'everyone'
    ? null
    : {
        idTalent: id_owner,
        area: isEvent(type) ? 'events' : 'products',
        availableToAllPaid: audience === 'members',
        validSubscriptions: plans,
      };

const audienceOf = query<{ idProduct: number }, Row>('product-audience', (db, arg) =>
  db
    .selectFrom('product')
    .select(['id_owner', 'type', 'audience', plansOf.as('plans')])
    .where('product.id', '=', arg.idProduct),
);

/** Whether a person may buy a product for members now. */
export const isOpenTo =
  ({ clock, memberAccess }: Pick<Deps, 'clock' | 'memberAccess'>) =>
  async (tx: Tx, idUser: number, idProduct: number): Promise<boolean> => {
    const read = readIn(tx);
    const [row] = await read(audienceOf, { idProduct });
    const members = row ? forMembers(row) : null;
    return members === null || memberAccess.isOpenTo(read, idUser, members, clock.now());
  };

const productsForMembers = query<{ idTalent: number; now: Date }, Row>('products-for-members', (db, arg) =>
  db
    .selectFrom('product')
    .select(['id_owner', 'type', 'audience', plansOf.as('plans')])
    .where('id_owner', '=', arg.idTalent)
    .where('shelf', '=', 'ACTIVE')
    .where('audience', '<>', 'everyone')
    .where('open_until', '>', arg.now),
);

/** What a talent sells to members only, now. */
export const listForMembers =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (read: Read, idTalent: number): Promise<ForMembers[]> => {
    const rows = await read(productsForMembers, { idTalent, now: clock.now() });
    return rows.map(forMembers).filter((thing) => thing !== null);
  };

export type WithAccess<Each> = Each & { access: SubscriptionAccess | null };

/** Adds the plans that open each product. */
export const addAccess =
  ({ database, memberAccess }: Pick<Deps, 'database' | 'memberAccess'>) =>
  async <Each extends Row>(rows: readonly Each[], language: Language): Promise<WithAccess<Each>[]> => {
    const things = rows.map(forMembers);
    const restricted = things.filter((thing) => thing !== null);
    const plans = await memberAccess.plansOpening(database.read, restricted, language);
    const byThing = new Map(restricted.map((thing, at) => [thing, plans[at] ?? []]));
    return rows.map((row, at) => {
      const thing = things[at] ?? null;
      const access = thing && {
        availableToAllPaid: thing.availableToAllPaid,
        validSubscriptions: byThing.get(thing) ?? [],
      };
      return { ...row, access };
    });
  };
