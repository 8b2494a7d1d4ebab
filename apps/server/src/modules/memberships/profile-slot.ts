import { cents } from '@stagedoor/contract/money';
import type { ProductShort, ShelfPart } from '@stagedoor/contract/schemas/product';
import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import type { Deps } from './deps.ts';
import { plansShown } from './show-plans.ts';

/** A talent's plans, and the first page of what is for their members. */
export const clubSlot = ({
  database,
  catalogue,
  listForMembers,
}: Pick<Deps, 'database' | 'catalogue' | 'listForMembers'>): ProfileSlot =>
  profileSlot(
    ['plansFrom', 'clubProducts', 'subsEvents', 'hasEventsBySubscription'],
    async ({ idTalent, viewer, language }) => {
      const subscriptions = await plansShown({ listForMembers }, database.read, { idTalent, language });
      const opened = new Set(subscriptions.flatMap(({ opens }) => opens));
      const listed = async (part: ShelfPart): Promise<ProductShort[]> => {
        const products = await catalogue.listShelf({ idUser: idTalent, viewer, language, part });
        return products.filter(({ productStatus }) => productStatus !== 'INACTIVE');
      };
      const [memberProducts, subsEvents] = await Promise.all([
        opened.has('products') ? listed('members') : [],
        opened.has('events') ? listed('memberEvents') : [],
      ]);
      return {
        plansFrom: subscriptions.length > 0 ? cents(Math.min(...subscriptions.map(({ price }) => price))) : null,
        clubProducts: { memberProducts, subscriptions },
        subsEvents,
        hasEventsBySubscription: subsEvents.length > 0,
      };
    },
  );
