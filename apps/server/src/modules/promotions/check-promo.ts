import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import { quote } from '@stagedoor/contract/quote';
import type { PromoReply } from '@stagedoor/contract/schemas/promo';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { validPromo } from './promo.repo.ts';
import { promoPersonOf } from './promo-person.ts';

type Deps = { database: Database; clock: Clock; secrets: Secrets; findOffer: Catalogue['findOffer'] };
type Input = {
  code: string;
  idProduct?: number | undefined;
  idVariation?: number | undefined;
  quantity: number;
  express: boolean;
  /** The user whose uses count; null when not logged in. */
  idUser: number | null;
};

/** Calculates what a code is worth for this user and product. Read-only; the order reserves. */
export const checkPromo =
  ({ database, clock, secrets, findOffer }: Deps) =>
  async ({ code, idProduct, idVariation, quantity, express, idUser }: Input): Promise<PromoReply> => {
    const offer = idProduct === undefined ? null : await findOffer(idProduct, idVariation);
    const person = idUser === null ? null : await database.inTransaction((tx) => promoPersonOf(tx, secrets, idUser));
    const input = { code: code.trim(), idProduct: idProduct ?? null, person, now: clock.now() };
    const [promo] = await database.read(validPromo, input);
    if (!promo) return fail('invalidPromoCode');
    const off = { percent: promo.percent, fixed: promo.fixed === null ? null : cents(promo.fixed) };
    const price = offer && quote({ ...offer, quantity, express, promo: off, charityPercent: 0 });
    return {
      code: promo.code,
      ...off,
      amount: price?.subtotal ?? null,
      amountWithPromoDiscount: price?.total ?? null,
    };
  };
