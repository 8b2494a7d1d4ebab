import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Tx } from '../../platform/database/database.ts';
import { readIn } from '../../platform/database/read.ts';
import { openTalent } from '../access/index.ts';
import { ownDto, productDto, shortDto } from './catalogue.presenter.ts';
import type { Deps } from './deps.ts';
import { feesFor } from './fees.ts';
import { findOffer } from './find-offer.ts';
import { listByIds, listFirstOf } from './list-some.ts';
import { activeProductsOf, ownProducts, productById } from './products.repo.ts';
import { remindAfter } from './remind-after.ts';
import { saveProduct } from './save/save-product.ts';
import { shelveProduct } from './shelve-product.ts';
import { announceFees } from './staff/announce-fees.ts';
import { listFees } from './staff/list-fees.ts';
import { setPresentation, showPresentation } from './staff/presentation.ts';
import { withdrawFees } from './staff/withdraw-fees.ts';
import { createStock } from './stock/stock.ts';

export type Catalogue = ReturnType<typeof createCatalogue>;

export const createCatalogue = (deps: Deps) => {
  const { database, clock } = deps;
  const feesAt = feesFor(database.read);
  return {
    feesAt,
    /** For whoever takes an order: what is for sale at this moment, and the stock behind it. */
    findOffer: findOffer({ read: database.read, clock }),
    findOfferIn: (tx: Tx) => findOffer({ read: readIn(tx), clock }),
    stock: createStock(deps),

    saveProduct: saveProduct(deps),
    shelveProduct: shelveProduct(deps),
    remindAfter: remindAfter(deps),
    listByIds: listByIds(deps),
    listFirstOf: listFirstOf(deps),

    /** For the staff. */
    listFees: listFees(deps),
    announceFees: announceFees(deps),
    withdrawFees: withdrawFees(deps),
    showPresentation: showPresentation(deps),
    setPresentation: setPresentation(deps),

    showProduct: async (id: number, viewer: number | null, language: Language) => {
      const now = clock.now();
      const [[row], fees] = await Promise.all([database.read(productById, { id, viewer, language, now }), feesAt(now)]);
      return row ? productDto(row, fees, now) : fail('pageNotFound');
    },

    /** What a fan can look at: the sold-out comes last, and what is over or cannot be had not at all. */
    listActive: async (idUser: number, language: Language) => {
      const now = clock.now();
      const rows = await database.read(activeProductsOf, { idUser, language, now });
      if (rows.length === 0 && !(await database.read(openTalent, { idUser, now })).length) fail('pageNotFound');
      const products = rows
        .map((row) => shortDto(row, now))
        .filter(({ productStatus: status }) => status === 'ACTIVE' || status === 'SOLD_OUT');
      const isSold = ({ productStatus }: (typeof products)[number]) => Number(productStatus === 'SOLD_OUT');
      return products.toSorted((a, b) => isSold(a) - isSold(b));
    },

    listOwn: async (idUser: number, language: Language) => {
      const now = clock.now();
      const [rows, fees] = await Promise.all([database.read(ownProducts, { idUser, language }), feesAt(now)]);
      return { products: rows.map((row) => ownDto(row, now)), fees };
    },
  };
};
