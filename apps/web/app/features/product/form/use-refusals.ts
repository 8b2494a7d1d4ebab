import { Refusal } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { useProblemWords } from '../../../shared/problem-words.ts';
import { problemsFrom } from './problems.ts';
import type { BuyForm } from './use-buy-form.ts';
import type { Price } from './use-price.ts';

/** What is said beside the button. */
export type Notice =
  | { kind: 'priceChanged'; before: Cents; now: Cents }
  | { kind: 'fewer' | 'fields' | 'usedUp' | 'logIn' | 'failed' }
  | { kind: 'words'; words: string };

/** What to say about a no, and what to read anew because of it. */
export const useRefusals = ({ type, show, change }: BuyForm, { total }: Price) => {
  const wordsFor = useProblemWords();
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  const readAnew = async () => {
    const queries = [['delivery'], ['promo'], ['session', 'wallet']];
    await Promise.all([revalidate(), ...queries.map((queryKey) => cache.invalidateQueries({ queryKey }))]);
  };
  return async (error: unknown): Promise<Notice> => {
    if (!(error instanceof Refusal) || error.name === 'somethingWrong') return { kind: 'failed' };
    const { name, fields = {}, reason } = error;
    const problems = problemsFrom(type, fields);
    if (name === 'mandatoryFieldNull' && Object.keys(problems).length > 0) {
      show(problems);
      return { kind: 'fields' };
    }
    if (name === 'invalidPromoCode') {
      change({ promoCode: '' });
      return { kind: 'usedUp' };
    }
    await readAnew();
    if (reason?.kind === 'priceChanged') return { kind: 'priceChanged', before: total, now: reason.total };
    if (reason?.kind === 'logIn') return { kind: 'logIn' };
    if (name === 'everythingSold') return { kind: 'fewer' };
    return { kind: 'words', words: await wordsFor(error) };
  };
};
