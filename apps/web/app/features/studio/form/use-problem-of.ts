import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { studio } from '@stagedoor/messages/en/studio';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import type { Problems } from './problems.ts';

type Sentence = keyof typeof studio.problems;

/** By field and error: where the general text would not help. */
const sentences: Readonly<Record<string, Sentence>> = {
  'name tooShort': 'nameShort',
  'about tooShort': 'aboutShort',
  'standardRate tooSmall': 'priceLow',
  'expressRate tooSmall': 'priceLow',
  'price tooSmall': 'priceLow',
  'standardRate tooLarge': 'priceHigh',
  'expressRate tooLarge': 'priceHigh',
  'price tooLarge': 'priceHigh',
  'expressRate invalid': 'expressCheap',
  'startsAt tooSmall': 'past',
  'total tooSmall': 'soldMore',
  'capacity tooSmall': 'soldMore',
  'pickupPlace invalid': 'pickup',
  'idImage required': 'picture',
  'deliveryMethods tooSmall': 'methods',
  'validSubscriptions invalid': 'choosePlan',
};

const plain: readonly string[] = [
  'required',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'notMoney',
  'notNumber',
  'nameTaken',
  'contentTaken',
  'tooMany',
  'dateLocked',
] satisfies Sentence[];

const isPlain = (word: string): word is Sentence => plain.includes(word);

const { nameMin, aboutMin, priceMax, most } = limits.products;

/** The text for a field's error. */
export const useProblemOf = ({ problems, type }: { problems: Partial<Problems>; type: ProductType }) => {
  const { t } = useTranslation('studio');
  const dollars = useDollars();
  return (path: string): string | undefined => {
    const word = problems[path];
    if (word === undefined) return undefined;
    const field = path.split('.').at(-1) ?? '';
    const sentence = sentences[`${field} ${word}`] ?? (isPlain(word) ? word : 'invalid');
    const sum = dollars(cents(sentence === 'priceHigh' ? priceMax : ruleOf(type).minPrice));
    return t(`problems.${sentence}`, { sum, most, min: field === 'name' ? nameMin : aboutMin });
  };
};
