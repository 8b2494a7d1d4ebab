import { formatNumber } from '@stagedoor/contract/number';
import type { Scores } from '@stagedoor/contract/schemas/score';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stars } from '../../ui/display/stars.tsx';
import { Section } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import { scoresQuery } from './api.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';

type Props = { person: PublicUser; first: Scores };

/** Reviews by fans, newest first. The first page comes with the profile. */
export const Reviews = ({ person: { idUser, name }, first }: Props) => {
  const { t } = useTranslation('reviews');
  const showProblem = useShowProblem();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...scoresQuery(idUser, useLanguage()),
    initialData: { pages: [first], pageParams: [0] },
  });
  const items = [...new Map(data.pages.flatMap((page) => page.items).map((item) => [item.idScore, item])).values()];
  const showMore = async () => {
    const { error } = await fetchNextPage();
    if (error) await showProblem(error);
  };
  return (
    <Section id="reviews" title={t('title')} aside={<Average scores={first} />}>
      {items.length === 0 && (
        <p className={text.quiet}>
          {t('empty')}. {t('emptyText')}
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <ReviewItem key={item.idScore} item={item} talent={name} />
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
