import { ApiError } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import { useRevalidator } from 'react-router';
import { helpFor } from '../../../shared/feedback/help-for.ts';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { useRefreshPrices } from '../api.ts';
import { problemsFrom } from './problems.ts';
import type { BuyForm } from './use-buy-form.ts';
import type { Price } from './use-price.ts';

/** The message beside the button. */
export type Notice =
  | { kind: 'priceChanged'; before: Cents; now: Cents }
  | { kind: 'fewer' | 'fields' | 'usedUp' | 'logIn' | 'offline' | 'lost' }
  | { kind: 'failed'; help: string | undefined }
  | { kind: 'words'; words: ProblemText };

/** The message for an error, and the data to reload because of it; none where fields are marked instead. */
export const useRefusals = ({ type, change }: BuyForm, { total }: Price) => {
  const problemText = useProblemText();
  const refreshPrices = useRefreshPrices();
  const { revalidate } = useRevalidator();
  return async (error: unknown): Promise<Notice | undefined> => {
    if (!(error instanceof ApiError) || error.name === 'somethingWrong')
      return { kind: 'failed', help: helpFor(error) };
    const { name, fields = {}, reason } = error;
    if (name === 'mandatoryFieldNull' && Object.keys(problemsFrom(type, fields)).length > 0) return undefined;
    if (name === 'invalidPromoCode') {
      change({ promoCode: '' });
      return { kind: 'usedUp' };
    }
    // Without a connection nothing can be loaded again, and the buyer must not wait for that.
    if (name === 'badInternet') return { kind: 'lost' };
    await Promise.all([revalidate(), refreshPrices()]);
    if (reason?.kind === 'priceChanged') return { kind: 'priceChanged', before: total, now: reason.total };
    if (reason?.kind === 'logIn') return { kind: 'logIn' };
    if (name === 'everythingSold') return { kind: 'fewer' };
    return { kind: 'words', words: await problemText(error) };
  };
};
