import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { checkPromo } from './check-promo.ts';
import { addPromoCode } from './staff/add-promo-code.ts';
import { listPromoCodes } from './staff/list-promo-codes.ts';
import { stopPromoCode } from './staff/stop-promo-code.ts';
import { createUses } from './uses.ts';

export type Promotions = ReturnType<typeof createPromotions>;

type Deps = { database: Database; clock: Clock; secrets: Secrets; catalogue: Catalogue };

export const createPromotions = ({ database, clock, secrets, catalogue }: Deps) => ({
  checkPromo: checkPromo({ database, clock, secrets, findOffer: catalogue.findOffer }),
  /** For the order flow. */
  uses: createUses({ clock, secrets }),
  /** For staff. */
  list: listPromoCodes({ database, clock }),
  add: addPromoCode({ database, clock }),
  stop: stopPromoCode({ database, clock }),
});
