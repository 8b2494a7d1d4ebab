import { parseMoney } from '@stagedoor/contract/money';
import { saveProductBody } from '@stagedoor/contract/schemas/product-form';
import type { z } from 'zod';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { fieldsInForm, type Problems } from './problems.ts';
import { bodyOf, type ProductBody } from './to-body.ts';

type Checked = { body: z.input<typeof saveProductBody>; problems?: never } | { body?: never; problems: Problems };

const isMoney = (path: string) => /(^|\.)(standardRate|expressRate|price)$/.test(path);
const isCount = (path: string) => /(^|\.)(capacity|total|units)$/.test(path);

const wordFor = (path: string, word: string, value: unknown): string => {
  if (word !== 'invalid' || typeof value !== 'string') return word;
  if (isMoney(path) && parseMoney(value) === null) return 'notMoney';
  return isCount(path) ? 'notNumber' : word;
};

export const checkProduct = (wanted: ProductBody): Checked => {
  const body = bodyOf(wanted);
  const issues = issuesIn(saveProductBody, body);
  if (issues.length === 0) return { body: body as z.input<typeof saveProductBody> };
  const found = issues.map(({ path, word, input }) => [path, wordFor(path, word, input)]);
  return { problems: fieldsInForm(Object.fromEntries(found), wanted) };
};
