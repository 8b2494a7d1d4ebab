import { isStudioType, type ProductType, plainType } from '@stagedoor/contract/product-types';
import type { ProductShort } from '@stagedoor/contract/schemas/product';

/** A product with its type, without the charity prefix. */
export type Shown = ProductShort & { type: ProductType };

/** Types shown as tiles; conversations and services are rows. */
const pictured: readonly ProductType[] = ['AUTOGRAPH', 'VIDEO_GREETING', 'PHYSICAL', 'EVENT', 'MUSEUM_TOUR'];

/** The two parts of a store, each in the talent's order. */
export const partsOf = (products: readonly ProductShort[]): { tiles: Shown[]; rows: Shown[] } => {
  const shown: Shown[] = products.flatMap((product) => {
    const type = plainType(product.productType);
    return isStudioType(type) ? [{ ...product, type }] : [];
  });
  return {
    tiles: shown.filter(({ type }) => pictured.includes(type)),
    rows: shown.filter(({ type }) => !pictured.includes(type)),
  };
};
