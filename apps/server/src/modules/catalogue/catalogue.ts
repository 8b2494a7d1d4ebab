import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../platform/database/database.ts';
import { readIn } from '../../platform/database/read.ts';
import { openTalent } from '../access/index.ts';
import { ownDto, productDto, shortDto } from './catalogue.presenter.ts';
import type { Deps } from './deps.ts';
import { feesFor } from './fees.ts';
import { findOffer } from './find-offer.ts';
import { listByIds, listFirstOf } from './list-some.ts';
import { productById } from './products.repo.ts';
import { remindAfter } from './remind-after.ts';
import { saveProduct } from './save/save-product.ts';
import { ownPage, ownProduct, shelfPage } from './shelf.repo.ts';
import { shelveProduct } from './shelve-product.ts';
import { announceFees } from './staff/announce-fees.ts';
import { listFees } from './staff/list-fees.ts';
import { setPresentation, showPresentation } from './staff/presentation.ts';
import { withdrawFees } from './staff/withdraw-fees.ts';
import { createStock } from './stock/stock.ts';

const pageSize = limits.pages.shelf;

type OwnPage = { language: Language; after?: number | null | undefined };
type ShelfPage = OwnPage & { idUser: number; viewer?: number | null };

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

    /** A page of what a fan can look at, the sold-out last. A talent who is hidden still sees their own. */
    listShelf: async ({ idUser, viewer = null, language, after = null }: ShelfPage) => {
      const now = clock.now();
      const rows = await database.read(shelfPage, { idUser, viewer, language, now, after, size: pageSize });
      const isMissing = rows.length === 0 && viewer !== idUser;
      if (isMissing && !(await database.read(openTalent, { idUser, now })).length) fail('pageNotFound');
      return rows.map((row) => shortDto(row, now));
    },

    /** A page of one's own: on sale, then resting, then over. */
    listOwn: async (idUser: number, { language, after = null }: OwnPage) => {
      const now = clock.now();
      const asked = { idUser, language, now, after, size: pageSize + 1 };
      const [rows, fees] = await Promise.all([database.read(ownPage, asked), feesAt(now)]);
      const page = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      return { products: page.map((row) => ownDto(row, now)), next, fees };
    },

    showOwn: async (idUser: number, idProduct: number, language: Language) => {
      const now = clock.now();
      const [rows, fees] = await Promise.all([database.read(ownProduct, { idUser, idProduct, language }), feesAt(now)]);
      return { products: rows.map((row) => ownDto(row, now)), next: null, fees };
    },
  };
};
