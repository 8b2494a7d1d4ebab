import type { ProductType } from '@stagedoor/contract/product-types';
import type { ProductShort } from '@stagedoor/contract/schemas/product';

/** A product with its type, without the charity prefix. */
export type Shown = ProductShort & { type: ProductType };
