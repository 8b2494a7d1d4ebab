import type { ProductType } from '@stagedoor/contract/product-types';
import type { ProductShort } from '@stagedoor/contract/schemas/product';

/** A product on the shelf, its type without the mark of a charity. */
export type Shown = ProductShort & { type: ProductType };
