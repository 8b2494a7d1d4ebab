import type { Post } from '@stagedoor/contract/schemas/feed';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Face, RoleBadge } from '../byline.tsx';
import feed from '../feed.module.css';
import { Attachments } from '../post/attachments.tsx';
import { LockedPost } from '../post/locked-post.tsx';
import { Poll } from '../post/poll.tsx';
import { PostVideo } from '../post/post-video.tsx';
import { useAudience } from '../post/use-audience.ts';
import { RichText } from '../rich-text.tsx';
import styles from './composer.module.css';

const width = 720;

/** The post as those who can open it see it, and as everyone else does. */
export default function PreviewModal({ post }: ModalProps<never> & { post: Post }) {
  const { t } = useTranslation('composer');
  const isForMembers = post.subscriptionAccess !== null;
  return (
    <Dialog title={t('previewTitle')} closeLabel={t('close')} width={width}>
      <div className={styles.preview}>
        {isForMembers && <h3>{t('previewOf.reader')}</h3>}
        <article>
          <Head post={post} level={isForMembers ? 'h4' : 'h3'} />
          {post.text && <RichText text={post.text} />}
          {post.link && <PostVideo video={post.link} />}
          <Attachments post={post} />
          {post.poll && (
            // Nobody votes on a post that does not exist yet.
            <fieldset disabled>
              <Poll post={post} poll={post.poll} />
            </fieldset>
          )}
        </article>
        {isForMembers && (
          <>
            <h3>{t('previewOf.others')}</h3>
            <article>
              <Head post={post} level="h4" />
              <LockedPost post={post} />
            </article>
          </>
        )}
      </div>
    </Dialog>
  );
}

const Head = ({ post, level: Title }: { post: Post; level: 'h3' | 'h4' }) => {
  const audience = useAudience()(post);
  return (
    <>
      <header className={feed.head}>
        <Face writer={post.author} />
        <div className={feed.byline}>
          <p className={feed.who}>
            <span className={feed.name}>{post.author.name}</span>
            {post.author.role === 'AGENT' && <RoleBadge role={post.author.role} />}
          </p>
          <p className={feed.facts}>{audience}</p>
        </div>
      </header>
      {post.title && <Title className={feed.title}>{post.title}</Title>}
    </>
  );
};
