import { isStudioType, plainType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import type { Translate } from '../../shared/i18n/translate.ts';

/**
 * How the purchase works, in three steps; a talent may have their own text for events. On the server, because the browser would
 * load the texts of all types for one of them.
 */
export const instructionsFor = (product: Product, t: Translate<'instructions'>): string[] => {
  const type = plainType(product.productType);
  if (!isStudioType(type)) return [];
  const { ownerName: name, presentation } = product;
  const own = type === 'EVENT' ? presentation.eventInstructions : null;
  return own?.split('\n') ?? (['one', 'two', 'three'] as const).map((step) => t(`${type}.${step}`, { name }));
};
