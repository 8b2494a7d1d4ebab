import { type FeedSpace, feedSpaces } from '@stagedoor/contract/feed-spaces';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ForWhom } from '../../../shared/people/for-whom.tsx';
import { useRepresented } from '../../../shared/people/mandates.ts';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import styles from './own-posts.module.css';
import { OwnPosts } from './own-posts.tsx';

type Props = { user: SelfUser; space: FeedSpace /** Whose page; one's own without it. */; idPage: number | undefined };

/** Posts in the feed and in the community: of the talent, and of those for whom they act. */
export const StudioPosts = ({ user, space, idPage }: Props) => {
  const { t } = useTranslation('composer');
  const represented = useRepresented(user);
  const talent = represented.find(({ idUser }) => idUser === idPage);
  const idUser = talent?.idUser ?? user.idUser;
  const pathOf = (one: FeedSpace, page?: number) => paths.studioPosts(one === 'feed' ? undefined : one, page);
  return (
    <>
      <div className={styles.choices}>
        <ForWhom
          label={t('posts.pages')}
          own={t('posts.ownPage')}
          represented={represented}
          talent={talent}
          pathOf={(page) => pathOf(space, page)}
        />
        <ChipRow label={t('posts.spaces')}>
          {feedSpaces.map((one) => (
            <ChipLink key={one} to={pathOf(one, talent?.idUser)} current={one === space}>
              {t(`posts.${one}`)}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <OwnPosts key={`${space} ${idUser}`} space={space} idUser={idUser} isAgent={talent !== undefined} />
    </>
  );
};
