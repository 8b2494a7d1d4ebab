import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import styles from './bid-box.module.css';
import type { Answer } from './use-bid.ts';

/** What became of the press, in the place that is kept for it. */
export const AnswerText = ({ answer }: { answer: Answer | undefined }) => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  const wordsFor = (given: Answer) => {
    if (given.kind !== 'placed') return t(`bid.${given.kind}`);
    const { amount, limit } = given.bid;
    return limit === null ? t('bid.placed', { sum: dollars(amount) }) : t('bid.placedLimit', { sum: dollars(limit) });
  };
  return (
    <p className={styles.answer} role="status" data-kind={answer?.kind}>
      {answer && wordsFor(answer)}
    </p>
  );
};
