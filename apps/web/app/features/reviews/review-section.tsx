import { formatNumber } from '@stagedoor/contract/number';
import type { Scores } from '@stagedoor/contract/schemas/score';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stars } from '../../ui/display/stars.tsx';
import { Section } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';

type Props = {
  talent: string;
  pages: readonly Scores[];
  shown: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<{ error: Error | null }>;
  };
};

/** The average, the reviews so far, and a button for more. */
export const ReviewSection = ({ talent, pages, shown: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) => {
  const { t } = useTranslation('reviews');
  const showProblem = useShowProblem();
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [item.idScore, item])).values()];
  const showMore = async () => {
    const { error } = await fetchNextPage();
    if (error) await showProblem(error);
  };
  return (
    <Section id="reviews" title={t('title')} aside={pages[0] && <Average scores={pages[0]} />}>
      {items.length === 0 && (
        <p className={text.quiet}>
          {t('empty')}. {t('emptyText')}
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <ReviewItem key={item.idScore} item={item} talent={talent} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void showMore()}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
};

const Average = ({ scores: { averageScore, totalScores } }: { scores: Scores }) => {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  if (averageScore === null) return null;
  const score = formatNumber(averageScore, language, 1);
  return (
    <p className={styles.average}>
      <Stars score={averageScore} label={t('average', { score })} />
      <strong aria-hidden="true">{score}</strong>
      <span className={text.quiet}>{t('count', { count: totalScores })}</span>
    </p>
  );
};
