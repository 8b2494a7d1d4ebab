import {
  type ProductType,
  plainType,
  productTypeNames,
  ruleOf,
  type StudioType,
} from '@stagedoor/contract/product-types';

const isMadeHere = (type: ProductType | undefined): type is StudioType =>
  type !== undefined && ruleOf(type).home === 'studio';

export const studioTypes: readonly StudioType[] = productTypeNames.filter(isMadeHere);

/** The type behind a name of the wire or an address, if it is made in the studio. */
export const studioType = (name: string | null): StudioType | undefined => {
  const type = plainType(name ?? '');
  return isMadeHere(type) ? type : undefined;
};
