import type { Post } from '@stagedoor/contract/schemas/feed';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Face, RoleBadge, WriterName, Written } from '../byline.tsx';
import styles from '../feed.module.css';
import { PostMenu } from './post-menu.tsx';
import { useAudience } from './use-audience.ts';

/** `names` says on whose page it is, in lists of several pages. */
type Props = { post: Post; names?: boolean; onRemoved?: (() => void) | undefined };

export const PostHead = ({ post, names = false, onRemoved }: Props) => {
  const { t } = useTranslation('feed');
  const { author, created, edited, pinned, ownerName, space } = post;
  const audience = useAudience()(post);
  return (
    <header className={styles.head}>
      <Face writer={author} />
      <div className={styles.byline}>
        <p className={styles.who}>
          <WriterName writer={author} />
          {(space === 'community' || author.role !== 'OWNER') && <RoleBadge role={author.role} />}
        </p>
        <p className={styles.facts}>
          <Written at={created} to={paths.post(post)} />, {audience}
          {edited && `, ${t('edited')}`}
          {names &&
            author.role !== 'OWNER' &&
            `, ${t(space === 'feed' ? 'onPage' : 'inCommunity', { name: ownerName })}`}
        </p>
      </div>
      {pinned && <Badge icon={<IconPin aria-hidden="true" />}>{t('pinned')}</Badge>}
      <PostMenu post={post} onRemoved={onRemoved} />
    </header>
  );
};
