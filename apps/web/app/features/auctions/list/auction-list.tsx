import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import text from '../../../ui/theme/text.module.css';
import { type AuctionsPage, type Choice, useAuctions } from '../api.ts';
import { AuctionCards } from './auction-cards.tsx';
import styles from './auctions-page.module.css';

export const AuctionList = ({ choice, first }: { choice: Choice; first: AuctionsPage }) => {
  const { t } = useTranslation('auctions');
  const showProblem = useShowProblem();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAuctions(choice, useLanguage(), first);
  const auctions = data.pages.flatMap(({ items }) => items);
  if (auctions.length === 0) return <Empty choice={choice} />;
  const showMore = async () => {
    const { error } = await fetchNextPage();
    if (error) showProblem(error);
  };
  return (
    <>
      <AuctionCards auctions={auctions} live />
      <p className={text.hidden} aria-live="polite">
        {data.pages.length > 1 && t('shown', { count: auctions.length })}
      </p>
      <div className={styles.end}>
        {hasNextPage ? (
          <Button size="large" busy={isFetchingNextPage} onClick={() => void showMore()}>
            {t('more')}
          </Button>
        ) : (
          <p className={text.quiet}>{t('last')}</p>
        )}
      </div>
    </>
  );
};

const Empty = ({ choice: { list, group } }: { choice: Choice }) => {
  const { t } = useTranslation('auctions');
  return (
    <EmptyState
      title={<h2>{t(`empty.${list}`)}</h2>}
      wayOn={
        group === undefined ? (
          <ButtonLink to={paths.explore()} look="primary">
            {t('empty.explore')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.auctions(list === 'running' ? undefined : list)} look="primary">
            {t('empty.all')}
          </ButtonLink>
        )
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
};
