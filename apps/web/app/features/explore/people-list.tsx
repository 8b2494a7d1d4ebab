import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { PersonCard } from '../../shared/people/person-card.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { PortraitGrid } from '../../ui/cards/portrait-card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import text from '../../ui/theme/text.module.css';
import { type Choice, everybody, type PeoplePage, usePeople } from './api.ts';
import styles from './people-list.module.css';

const firstScreen = 4;

export const PeopleList = ({ choice, first }: { choice: Choice; first: PeoplePage }) => {
  const { t } = useTranslation('explore');
  const showProblem = useShowProblem();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = usePeople(choice, useLanguage(), first);
  const people = data.pages.flatMap(({ items }) => items);

  if (people.length === 0)
    return (
      <EmptyState
        title={<h2>{t('emptyTitle')}</h2>}
        wayOn={
          <ButtonLink to={paths.explore(everybody)} look="primary">
            {t('showAll')}
          </ButtonLink>
        }
      >
        <p>{t('emptyText')}</p>
      </EmptyState>
    );

  const showMore = async () => {
    const { error } = await fetchNextPage();
    if (error) showProblem(error);
  };
  return (
    <>
      <PortraitGrid>
        {people.map((person, index) => (
          <PersonCard key={person.idUser} person={person} eager={index < firstScreen} first={index === 0} />
        ))}
      </PortraitGrid>
      <p className={text.hidden} aria-live="polite">
        {data.pages.length > 1 && t('shown', { count: people.length })}
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
