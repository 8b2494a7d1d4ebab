import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { ShelfPart } from '@stagedoor/contract/schemas/product';
import type { Tx } from '../../platform/database/database.ts';
import { readIn } from '../../platform/database/read.ts';
import { openTalent } from '../access/index.ts';
import { ownDto, productDto, shortDto } from './catalogue.presenter.ts';
import { cancelDate } from './dates/cancel-date.ts';
import { findDate, lockDate } from './dates/date.ts';
import { moveDate } from './dates/move-date.ts';
import { deletePlan, deleteProduct } from './delete-product.ts';
import type { Deps } from './deps.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { feesFor } from './fees.ts';
import { findOffer } from './find-offer.ts';
import { listByIds, listFirstOf } from './list-some.ts';
import { addAccess, forMembers, isOpenTo, listForMembers } from './member-products.ts';
import { moveProduct, swapPlans } from './move-product.ts';
import { productById } from './products.repo.ts';
import { remindAfter } from './remind-after.ts';
import { saveDonation } from './save/save-donation.ts';
import { saveDraft, saveProduct } from './save/save-product.ts';
import { setProductStatus } from './set-product-status.ts';
import { ownPage, ownProduct, shelfPages } from './shelf.repo.ts';
import { showFeeSchedule } from './show-fee-schedule.ts';
import { announceFees } from './staff/announce-fees.ts';
import { listFees } from './staff/list-fees.ts';
import { setPresentation, showPresentation } from './staff/presentation.ts';
import { withdrawFees } from './staff/withdraw-fees.ts';
import { createStock } from './stock/stock.ts';

const pageSize = limits.pages.shelf;

type OwnPage = { language: Language; after?: number | null | undefined };
type ShelfPage = OwnPage & { idUser: number; viewer?: number | null; part?: ShelfPart };

export type Catalogue = ReturnType<typeof createCatalogue>;

export const createCatalogue = (deps: Deps) => {
  const { database, clock, memberAccess } = deps;
  const feesAt = feesFor(database.read);
  const withAccess = addAccess(deps);
  return {
    feesAt,
    /** For the order flow: what is for sale now, and its stock. */
    findOffer: findOffer({ read: database.read, clock }),
    findOfferIn: (tx: Tx) => findOffer({ read: readIn(tx), clock }),
    isOpenTo: isOpenTo(deps),
    stock: createStock(deps),
    /** The dates of events and tours: find, move, cancel. */
    dates: { find: findDate, lock: lockDate, cancel: cancelDate(deps), move: moveDate(deps) },

    saveProduct: saveProduct(deps),
    /** For the module that sells plans. */
    plans: { save: saveDraft(deps), delete: deletePlan(deps), swap: swapPlans },
    /** For the module that takes gifts. */
    saveDonation: saveDonation(deps),
    setProductStatus: setProductStatus(deps),
    moveProduct: moveProduct(deps),
    deleteProduct: deleteProduct(deps),
    eraseDeleted: () => eraseDeleted(deps),
    remindAfter: remindAfter(deps),
    showFeeSchedule: showFeeSchedule({ read: database.read, clock }),
    listByIds: listByIds(deps),
    listFirstOf: listFirstOf(deps),
    listForMembers: listForMembers(deps),

    /** For staff. */
    listFees: listFees(deps),
    announceFees: announceFees(deps),
    withdrawFees: withdrawFees(deps),
    showPresentation: showPresentation(deps),
    setPresentation: setPresentation(deps),

    showProduct: async (id: number, viewer: number | null, language: Language) => {
      const now = clock.now();
      const [[row], fees] = await Promise.all([database.read(productById, { id, viewer, language, now }), feesAt(now)]);
      if (!row) return fail('pageNotFound');
      const members = forMembers(row);
      const openToCaller = !members || (await memberAccess.isOpenTo(database.read, viewer, members, now));
      const [shown] = await withAccess([{ ...row, openToCaller }], language);
      return shown ? productDto(shown, fees, now) : fail('pageNotFound');
    },

    /** A page of what a fan can see, sold-out products last. A hidden talent still sees their own. */
    listShelf: async ({ idUser, viewer = null, language, after = null, part = 'everyone' }: ShelfPage) => {
      const now = clock.now();
      const rows = await database.read(shelfPages[part], { idUser, viewer, language, now, after, size: pageSize });
      const isMissing = rows.length === 0 && viewer !== idUser;
      if (isMissing && !(await database.read(openTalent, { idUser, now })).length) fail('pageNotFound');
      return (await withAccess(rows, language)).map((row) => shortDto(row, now));
    },

    /** A page of the talent's own products: on sale, then paused, then over. */
    listOwn: async (idUser: number, { language, after = null }: OwnPage) => {
      const now = clock.now();
      const args = { idUser, language, now, after, size: pageSize + 1 };
      const [rows, fees] = await Promise.all([database.read(ownPage, args), feesAt(now)]);
      const page = await withAccess(rows.slice(0, pageSize), language);
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      return { products: page.map((row) => ownDto(row, now)), next, fees };
    },

    showOwn: async (idUser: number, idProduct: number, language: Language) => {
      const now = clock.now();
      const [rows, fees] = await Promise.all([database.read(ownProduct, { idUser, idProduct, language }), feesAt(now)]);
      const products = (await withAccess(rows, language)).map((row) => ownDto(row, now));
      return { products, next: null, fees };
    },
  };
};
