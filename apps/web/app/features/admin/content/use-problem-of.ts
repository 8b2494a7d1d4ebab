import { contentLimits } from '@stagedoor/contract/content-limits';
import { limits } from '@stagedoor/contract/limits';
import type { Catalogue } from '@stagedoor/messages/catalogue';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

type Sentence = keyof Catalogue['admin']['content']['problems'];

const plain: readonly string[] = [
  'required',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'taken',
  'number',
] satisfies Sentence[];
const isPlain = (word: string): word is Sentence => plain.includes(word);

/** By field and error: where the general text would not help. */
const sentences: Readonly<Record<string, Sentence>> = {
  'name invalid': 'word',
  'link invalid': 'https',
  'link required': 'https',
  'code invalid': 'code',
  'code tooShort': 'code',
  'percent invalid': 'worth',
  'endsAt invalid': 'order',
  'endsAt tooSmall': 'past',
  'validFrom tooSmall': 'early',
  'validFrom invalid': 'required',
};

const figures = { min: contentLimits.promo.codeMin, max: limits.promo.codeMax };

/** The text for a field's error. */
export const useProblemOf = (problems: Readonly<Record<string, string>>) => {
  const { t } = useTranslation('admin');
  return (field: string): string | undefined => {
    const word = problems[field];
    if (word === undefined) return undefined;
    const sentence = sentences[`${field} ${word}`] ?? (isPlain(word) ? word : 'invalid');
    return t(`content.problems.${sentence}`, figures);
  };
};
