import type { Language } from '@stagedoor/contract/limits';
import { occasions } from '@stagedoor/contract/order-words';
import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { languageName } from '@stagedoor/messages/language-name';
import type { Translate } from '../../shared/i18n/translate.ts';
import type { Greeting } from './greeting.ts';

/** The choices of a greeting; null for other products. On the server, because browsers would load them for all products. */
export const greetingFor = (product: Product, language: Language, t: Translate<'occasions'>): Greeting | null => {
  const type = plainType(product.productType);
  if (!type || !ruleOf(type).buyer.optional.includes('occasion')) return null;
  if (type === 'AUTOGRAPH' && product.presentation.hideRecipient) return null;
  return {
    occasions: occasions.map((value) => ({ value, label: t(value) })),
    languages: product.ownerLanguages.map((value) => ({ value, label: languageName(value, language) })),
  };
};
