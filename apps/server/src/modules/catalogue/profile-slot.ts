import { limits } from '@stagedoor/contract/limits';
import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import type { Catalogue } from './catalogue.ts';

/** The first page of a talent's products. */
export const productsSlot = ({ listShelf }: Pick<Catalogue, 'listShelf'>): ProfileSlot =>
  profileSlot(['products', 'hasMoreProducts'], async ({ idTalent, viewer, language }) => {
    const products = await listShelf({ idUser: idTalent, viewer, language });
    return { products, hasMoreProducts: products.length === limits.pages.shelf };
  });
