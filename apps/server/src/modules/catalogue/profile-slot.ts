import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import type { Catalogue } from './catalogue.ts';

/** What a talent sells. */
export const productsSlot = ({ listActive, listOwn }: Pick<Catalogue, 'listActive' | 'listOwn'>): ProfileSlot =>
  profileSlot(['products', 'hasDonation'], async ({ idTalent, viewer, language }) => {
    // A talent who is hidden still sees their own shelf.
    const products =
      viewer === idTalent
        ? (await listOwn(idTalent, language)).products.filter(({ productStatus }) => productStatus !== 'INACTIVE')
        : await listActive(idTalent, language);
    const hasDonation = products.some(
      ({ productType, productStatus }) => productType.endsWith('DONATION') && productStatus === 'ACTIVE',
    );
    return { products, hasDonation };
  });
