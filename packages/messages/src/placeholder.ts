import type { ProductType } from '@stagedoor/contract/product-types';

type Placeholder = {
  name: string;
  shortAbout: string;
  about: string;
  recipientName: string;
  wishes: string;
};
export type Placeholders = Record<ProductType, Placeholder>;
