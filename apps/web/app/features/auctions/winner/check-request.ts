import type { AuctionedType } from '@stagedoor/contract/schemas/auction';
import { orderRequestOf } from '@stagedoor/contract/schemas/purchase';
import { issuesIn } from '../../../shared/forms/issues-in.ts';

export type RequestValues = { recipientName: string; wishes: string };

const isField = (name: string): name is keyof RequestValues => name === 'recipientName' || name === 'wishes';

/** Names of what is wrong, by field; the form has the sentences. */
export const requestProblems = (values: RequestValues, type: AuctionedType) => {
  const problems: Partial<Record<keyof RequestValues, string>> = {};
  for (const { path, word } of issuesIn(orderRequestOf(type), values)) if (isField(path)) problems[path] ??= word;
  return problems;
};
