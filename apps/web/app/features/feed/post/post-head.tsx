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
  const isAgents = author.role === 'AGENT';
  const place =
    names && author.role !== 'OWNER' && !isAgents
      ? t(space === 'feed' ? 'onPage' : 'inCommunity', { name: ownerName })
      : null;
  // Whose community it is says for whom it is.
  const facts = [
    place !== null && space === 'community' ? null : audience,
    edited && t('edited'),
    isAgents ? t('forTalent', { name: ownerName }) : place,
  ];
  return (
    <header className={styles.head}>
      <Face writer={author} />
      <div className={styles.byline}>
        <p className={styles.who}>
          <WriterName writer={author} />
          {(space === 'community' || author.role !== 'OWNER') && <RoleBadge role={author.role} />}
          {pinned && <Badge icon={<IconPin aria-hidden="true" />}>{t('pinned')}</Badge>}
        </p>
        <p className={styles.facts}>
          <Written at={created} to={paths.post(post)} />
          {facts
            .filter(Boolean)
            .map((fact) => `, ${fact}`)
            .join('')}
        </p>
      </div>
      <PostMenu post={post} onRemoved={onRemoved} />
    </header>
  );
};
