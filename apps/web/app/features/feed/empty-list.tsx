import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Owner } from './owner.ts';

type Props = {
  space: FeedSpace;
  owner: Owner;
  /** Where all posts are, if only a category is empty. */
  inCategory?: string | undefined;
  /** There are posts, and none that the reader may read. */
  isClosed: boolean;
};

/** A list without posts, in words for who reads it. */
export const EmptyList = ({ space, owner: { idUser, name, isOwn }, inCategory, isClosed }: Props) => {
  const { t } = useTranslation('feed');
  if (inCategory !== undefined && !isClosed)
    return (
      <EmptyState
        title={<h2>{t('empty.category')}</h2>}
        wayOn={<ButtonLink to={inCategory}>{t('empty.showAll')}</ButtonLink>}
      />
    );
  if (isOwn)
    return (
      <EmptyState title={<h2>{t(`empty.${space}Own`)}</h2>}>
        <p>{t(`empty.${space}OwnText`)}</p>
      </EmptyState>
    );
  if (isClosed)
    return (
      <EmptyState
        title={<h2>{t('empty.communityClosed')}</h2>}
        wayOn={
          <ButtonLink to={paths.plans(idUser)} look="primary">
            {t('empty.toPlans')}
          </ButtonLink>
        }
      >
        <p>{t('empty.communityClosedText')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={<h2>{t(`empty.${space}`)}</h2>}>
      <p>{space === 'feed' ? t('empty.feedText', { name }) : t('empty.communityText')}</p>
    </EmptyState>
  );
};
