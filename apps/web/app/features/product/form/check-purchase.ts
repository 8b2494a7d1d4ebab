import '../../../shared/schemas-without-eval.ts';
import { fieldProblem } from '@stagedoor/contract/field-problem';
import type { ProductType } from '@stagedoor/contract/product-types';
import { purchaseFields } from '@stagedoor/contract/schemas/purchase';
import { fieldAt, type Problems, sentenceFor } from './problems.ts';

/** What is wrong, by the contract's own rules; nothing when it may be sent. */
export const problemsIn = (type: ProductType, fields: Record<string, unknown>): Problems => {
  const { error } = purchaseFields(type).safeParse(fields, { reportInput: true });
  const problems: Problems = {};
  for (const issue of error?.issues ?? []) {
    const field = fieldAt(issue.path.join('.'));
    if (field) problems[field] ??= sentenceFor(type, field, fieldProblem(issue));
  }
  return problems;
};
