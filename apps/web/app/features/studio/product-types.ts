import { isStudioType, plainType, productTypeNames, type StudioType } from '@stagedoor/contract/product-types';

export const studioTypes: readonly StudioType[] = productTypeNames.filter(isStudioType);

/** The type for a name in the API or the URL, if it is made in the studio. */
export const studioType = (name: string | null): StudioType | undefined => {
  const type = plainType(name ?? '');
  return isStudioType(type) ? type : undefined;
};
