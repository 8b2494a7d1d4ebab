import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import { quote } from '@stagedoor/contract/quote';
import { normaliseEmail, type PromoReply } from '@stagedoor/contract/schemas/promo';
import type { Clock } from '../../platform/clock.ts';
import type { Read } from '../../platform/database/read.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { validPromo } from './promo.repo.ts';

type Deps = { read: Read; clock: Clock; secrets: Secrets; findOffer: Catalogue['findOffer'] };
type Asked = {
  code: string;
  idProduct?: number | undefined;
  idVariation?: number | undefined;
  quantity: number;
  express: boolean;
  email?: string | undefined;
};

export const personOf = (secrets: Secrets, email: string): Buffer => secrets.hash('promo', normaliseEmail(email));

/** What a code is worth to this person for this product. Looks only; the order reserves. */
export const checkPromo =
  ({ read, clock, secrets, findOffer }: Deps) =>
  async ({ code, idProduct, idVariation, quantity, express, email }: Asked): Promise<PromoReply> => {
    const offer = idProduct === undefined ? null : await findOffer(idProduct, idVariation);
    const person = email === undefined ? null : personOf(secrets, email);
    const asked = { code: code.trim(), idProduct: idProduct ?? null, person, now: clock.now() };
    const [promo] = await read(validPromo, asked);
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
