import { limits } from '@stagedoor/contract/limits';
import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import type { Catalogue } from './catalogue.ts';

/** The first page of a talent's products. */
export const productsSlot = ({ listShelf }: Pick<Catalogue, 'listShelf'>): ProfileSlot =>
  profileSlot(['products', 'hasMoreProducts', 'hasDonation'], async ({ idTalent, viewer, language }) => {
    const products = await listShelf({ idUser: idTalent, viewer, language });
    const hasDonation = products.some(
      ({ productType, productStatus }) => productType.endsWith('DONATION') && productStatus === 'ACTIVE',
    );
    return { products, hasMoreProducts: products.length === limits.pages.shelf, hasDonation };
  });
