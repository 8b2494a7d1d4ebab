import type { ProductType } from '@stagedoor/contract/product-types';
import { purchaseFields } from '@stagedoor/contract/schemas/purchase';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { fieldAt, type Problems, sentenceFor } from './problems.ts';

/** Validates against the contract's schema; empty when valid. */
export const problemsIn = (type: ProductType, fields: Record<string, unknown>): Problems => {
  const problems: Problems = {};
  for (const { path, word } of issuesIn(purchaseFields(type), fields)) {
    const field = fieldAt(path);
    if (field) problems[field] ??= sentenceFor(type, field, word);
  }
  return problems;
};
