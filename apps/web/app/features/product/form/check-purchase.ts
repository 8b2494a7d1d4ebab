import '../../../shared/schemas-without-eval.ts';
import type { ProductType } from '@stagedoor/contract/product-types';
import { purchaseFields } from '@stagedoor/contract/schemas/purchase';
import { fieldAt, type Problems, problemCalled } from './problems.ts';

/** What is wrong, by the contract's own rules; nothing when it may be sent. */
export const problemsIn = (type: ProductType, fields: Record<string, unknown>): Problems => {
  const { error } = purchaseFields(type).safeParse(fields, { reportInput: true });
  const problems: Problems = {};
  for (const { path, message, input } of error?.issues ?? []) {
    const field = fieldAt(path.join('.'));
    if (field) problems[field] ??= input === '' ? whenEmpty(message) : problemCalled(message);
  }
  return problems;
};

// A country is two letters by a rule that has no words of its own.
const whenEmpty = (message: string) => (message === 'phoneRequiredInvalid' ? 'phoneRequiredInvalid' : 'mandatoryField');
