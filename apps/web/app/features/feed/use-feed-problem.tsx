import { ApiError, type ErrorName, incompleteReasonOf } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { toast } from '../../shared/feedback/toasts.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { useWait } from './use-wait.ts';

const named = {
  activityRestricted: 'restricted',
  contentExists: 'same',
  userBlockedYou: 'blocked',
  postRemoved: 'removed',
  pageNotFound: 'commentGone',
} as const satisfies Partial<Record<ErrorName, string>>;

const isNamed = (name: ErrorName): name is keyof typeof named => Object.hasOwn(named, name);

/** The text for what the server refused on a post, where it is more helpful than the general one. */
const useOwnWords = () => {
  const { t } = useTranslation('feed');
  const offset = useServerOffset();
  const wait = useWait();
  return useCallback(
    (error: unknown): string | undefined => {
      const reason = incompleteReasonOf(error);
      if (reason?.kind === 'membersOnly') return t('problems.locked');
      if (reason?.kind === 'tooEarly') {
        const seconds = Math.ceil((Date.parse(reason.from) - Date.now() - offset) / 1_000);
        return seconds > 0 ? t('problems.slowLater', { time: wait(seconds) }) : t('problems.slowNow');
      }
      if (error instanceof ApiError && isNamed(error.name)) return t(`problems.${named[error.name]}`);
      return undefined;
    },
    [t, offset, wait],
  );
};

/** For a problem that is shown in the page. */
export const useFeedProblemText = () => {
  const ownWords = useOwnWords();
  const problemText = useProblemText();
  return useCallback(
    async (error: unknown): Promise<ProblemText> => ownWords(error) ?? problemText(error),
    [ownWords, problemText],
  );
};

/** For a problem that is shown as a toast. */
export const useShowFeedProblem = () => {
  const ownWords = useOwnWords();
  const showProblem = useShowProblem();
  return useCallback(
    async (error: unknown) => {
      const words = ownWords(error);
      if (words === undefined) await showProblem(error);
      else toast.error(words);
    },
    [ownWords, showProblem],
  );
};
