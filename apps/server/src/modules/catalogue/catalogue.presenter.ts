import type { Language } from '@stagedoor/contract/limits';
import { bundlePrice, type Cents, cents } from '@stagedoor/contract/money';
import { type ProductType, productTypes, wireType } from '@stagedoor/contract/product-types';
import type { CharityShare } from '@stagedoor/contract/schemas/charity';
import type { OwnProduct, Product, ProductShort, Variation } from '@stagedoor/contract/schemas/product';
import { mediaLink } from '../media/index.ts';
import {
  type Absence,
  canKeepExpress,
  closedChannel,
  isAwayAt,
  sellable,
  statusOf,
  stockLeft,
  upcoming,
} from './availability.ts';
import type { FeeSchedule } from './fees.ts';
import type { WithAccess } from './member-products.ts';
import type { OwnRow, ProductRow, ShortRow, VariationRow } from './products.repo.ts';

const toPay = (type: ProductType, { price, units }: Variation): Cents =>
  productTypes[type].bundle ? bundlePrice(price, units ?? 0) : price;

const variationDto = (row: VariationRow, absence: Absence): Variation => ({
  id: row.id,
  name: row.name,
  size: row.size,
  price: cents(row.price),
  expressPrice: row.expressPrice === null ? null : cents(row.expressPrice),
  stock: row.stock,
  startsAt: row.startsAt && new Date(row.startsAt).toISOString(),
  cancelled: row.cancelledAt !== null,
  away: row.startsAt !== null && isAwayAt(absence, new Date(row.startsAt)),
  units: row.units,
});

const least = (amounts: readonly (Cents | null)[]): Cents | null =>
  amounts.reduce((least, amount) => (least === null || (amount !== null && amount < least) ? amount : least), null);

const charityDto = (row: Pick<ShortRow, 'id_fund' | 'fund_name' | 'charity_percent'>): CharityShare | null =>
  row.id_fund === null || row.charity_percent === null
    ? null
    : { idCharityFund: row.id_fund, name: row.fund_name ?? '', percent: row.charity_percent };

/** Past variations are shown only when all are past. */
const shown = (rows: readonly VariationRow[], now: Date): readonly VariationRow[] => {
  const open = upcoming(rows, now);
  return open.length > 0 ? open : rows;
};

export const shortDto = (row: WithAccess<ShortRow>, now: Date): ProductShort => {
  const open = sellable(row.variations, row, now);
  const variations = (open.length > 0 ? open : shown(row.variations, now)).map((each) => variationDto(each, row));
  const charity = charityDto(row);
  return {
    idProduct: row.id,
    productType: wireType(row.type, charity !== null),
    name: row.name,
    shortAbout: row.short_about,
    idOwner: row.id_owner,
    ownerName: row.owner_name,
    imageLink: mediaLink(row.id_image),
    standardRate: least(variations.map((variation) => toPay(row.type, variation))) ?? cents(0),
    expressRate: least(variations.map(({ expressPrice }) => expressPrice)),
    // Without a plan that opens it nobody can buy it.
    productStatus: row.access?.validSubscriptions.length === 0 ? 'INACTIVE' : statusOf(row, row.variations, now),
    startsAt: variations.find(({ startsAt }) => startsAt !== null)?.startsAt ?? null,
    timeZone: row.time_zone,
    stock: stockLeft(variations),
    charity,
    subscriptionAccess: row.access,
  };
};

type ShownRow = WithAccess<ProductRow> & { openToCaller: boolean };

const withoutExpress = (row: ShownRow): ShownRow => ({
  ...row,
  variations: row.variations.map((variation) => ({ ...variation, expressPrice: null })),
});

export const productDto = (found: ShownRow, fees: FeeSchedule, now: Date): Product => {
  const row = canKeepExpress(found, now) ? found : withoutExpress(found);
  const short = shortDto(row, now);
  return {
    ...short,
    about: row.about,
    openToCaller: row.openToCaller,
    moreImageLinks: row.more_images.map((id) => mediaLink(id)),
    ownerNickname: row.owner_nickname,
    ownerImageLink: mediaLink(row.owner_image),
    ownerLanguages: row.owner_languages ?? [],
    ownerAwayUntil: row.owner_away_until?.toISOString() ?? null,
    variations: shown(row.variations, now).map((each) => variationDto(each, row)),
    place: row.place,
    deliveryMethods: row.delivery_methods,
    pickupPlace: row.pickup_place,
    amount: short.standardRate,
    amountWithPromoDiscount: null,
    fees,
    presentation: {
      eventInstructions: row.event_instructions,
      hideRecipient: row.hide_recipient ?? false,
      keepHiddenLabel: row.keep_hidden_label,
    },
  };
};

export const ownDto = (row: WithAccess<OwnRow>, now: Date): OwnProduct => {
  const words = (language: Language) => ({
    name: row.names[language],
    shortAbout: row.short_abouts[language],
    about: row.abouts[language],
    place: row.places?.[language] ?? null,
  });
  return {
    ...shortDto(row, now),
    // On the shelf all the same: it is sold again without anything to do.
    productStatus: statusOf({ ...row, away_from: null, away_until: null }, row.variations, now),
    language: row.language,
    texts: { en: words('en'), uk: words('uk'), ru: words('ru') },
    variations: row.variations.map((variation) => ({ ...variationDto(variation, row), total: variation.total })),
    deliveryMethods: row.delivery_methods,
    pickupPlace: row.pickup_place,
    secretContent: row.secret_content,
    idImage: row.id_image,
    moreImages: row.more_images.map((idImage) => ({ idImage, imageLink: mediaLink(idImage) })),
    createdAt: row.created_at.toISOString(),
    sold: row.sold,
    closedChannel: closedChannel(row),
    locked: row.id_lock !== null,
  };
};
