import { auctionLimits } from '@stagedoor/contract/auction-limits';
import { fail } from '@stagedoor/contract/errors';
import type { FieldWord } from '@stagedoor/contract/field-problem';
import type { AuctionForm } from '@stagedoor/contract/schemas/auction';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter, hoursAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';

/** Puts something up for auction, or changes what has not started. */
export const saveAuction =
  (deps: Deps) =>
  (idOwner: number, form: AuctionForm): Promise<number> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      requireTimes(form, now);
      if (form.idProduct !== undefined) await requireNotStarted(tx, idOwner, form.idProduct, now);
      const idProduct = await saveProduct(tx, deps, idOwner, form);
      const columns = {
        sells: form.sells,
        starting_bet: form.startingBet,
        reserve: form.reservePrice,
        buy_now: form.buyNowPrice,
        starts_at: new Date(form.startDate),
        planned_end: new Date(form.endDate),
        ends_at: new Date(form.endDate),
      };
      await tx
        .insertInto('auction')
        .values({ ...columns, id_product: idProduct, id_owner: idOwner, created_at: now })
        .onConflict((conflict) => conflict.column('id_product').doUpdateSet(columns))
        .execute();
      await lookLater(tx, deps, idProduct, columns.starts_at);
      return idProduct;
    });

const wrong = (field: 'startDate' | 'endDate', problem: FieldWord): never =>
  fail('mandatoryFieldNull', { fields: { [field]: problem } });

const requireTimes = ({ startDate, endDate }: AuctionForm, now: Date): void => {
  const [start, end] = [new Date(startDate), new Date(endDate)];
  if (start <= now) wrong('startDate', 'tooSmall');
  if (start > daysAfter(now, auctionLimits.startsWithinDays)) wrong('startDate', 'tooLarge');
  if (end < hoursAfter(start, auctionLimits.durationMinHours)) wrong('endDate', 'tooSmall');
  if (end > daysAfter(start, auctionLimits.durationMaxDays)) wrong('endDate', 'tooLarge');
};

/** Locks it, so that no bid comes between. */
const requireNotStarted = async (tx: Tx, idOwner: number, idProduct: number, now: Date): Promise<void> => {
  const own = await tx
    .selectFrom('auction')
    .select(['state', 'starts_at'])
    .where('id_product', '=', idProduct)
    .where('id_owner', '=', idOwner)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!own) fail('pageNotFound');
  if (own.state !== 'open' || own.starts_at <= now) fail('auctionInProgress');
};

const saveProduct = (tx: Tx, { catalogue }: Deps, idOwner: number, form: AuctionForm): Promise<number> => {
  const { idProduct, language, name, shortAbout, about, idImage, moreImages, deliveryMethods, pickupPlace } = form;
  return catalogue.plans.save(tx, idOwner, {
    productType: 'AUCTION',
    translations: {},
    standardRate: form.startingBet,
    ...(idProduct !== undefined && { idProduct }),
    ...(pickupPlace !== null && { pickupPlace }),
    language,
    name,
    shortAbout,
    about,
    idImage,
    moreImages,
    deliveryMethods,
  });
};
