import { paths } from '../../shared/paths.ts';
import { PersonCard } from '../../shared/person-card.tsx';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PortraitGrid } from '../../ui/portrait-card.tsx';
import text from '../../ui/text.module.css';
import { type Choice, everybody, type PeoplePage, usePeople } from './api.ts';
import styles from './people-list.module.css';

const firstScreen = 4;

export const PeopleList = ({ choice, first }: { choice: Choice; first: PeoplePage }) => {
  const { t } = useTranslation('explore');
  const sayProblem = useSayProblem();
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
    if (error) sayProblem(error);
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
