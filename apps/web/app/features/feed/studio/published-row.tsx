import type { Post } from '@stagedoor/contract/schemas/feed';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { usePostActions } from '../post/use-post-actions.ts';
import { firstLine } from './first-line.ts';

/** A published post. Only its author edits it: not what a member, an agent or the talent wrote. */
export const PublishedRow = ({ post, onEdit }: { post: Post; onEdit: () => void }) => {
  const { t } = useTranslation('composer');
  const { pin, remove } = usePostActions(post);
  const name = firstLine(post) || t('posts.untitled');
  const time = dayAndTime(new Date(post.created), useLanguage());
  const words = [
    post.may.edit ? time : `${post.author.name}, ${time}`,
    t('posts.likes', { count: post.likes }),
    t('posts.responses', { count: post.totalResponses }),
  ];
  const pinLabel = t(post.pinned ? 'posts.unpin' : 'posts.pin');
  return (
    <Row name={name} more={words.join(', ')}>
      {post.pinned && <Badge kind="lamp">{t('posts.pinned')}</Badge>}
      <ButtonLink size="small" look="quiet" to={paths.post(post)} aria-label={`${t('posts.view')}: ${name}`}>
        {t('posts.view')}
      </ButtonLink>
      <Button size="small" look="quiet" aria-label={`${pinLabel}: ${name}`} onClick={() => void pin()}>
        {pinLabel}
      </Button>
      <Button size="small" look="quiet" aria-label={`${t('posts.remove')}: ${name}`} onClick={() => void remove()}>
        {t('posts.remove')}
      </Button>
      {post.may.edit && (
        <Button size="small" aria-label={`${t('posts.edit')}: ${name}`} onClick={onEdit}>
          {t('posts.edit')}
        </Button>
      )}
    </Row>
  );
};
