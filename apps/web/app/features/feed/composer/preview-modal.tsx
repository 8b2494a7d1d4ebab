import type { Post } from '@stagedoor/contract/schemas/feed';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Face } from '../byline.tsx';
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
          <Head post={post} />
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
              <Head post={post} />
              <LockedPost post={post} />
            </article>
          </>
        )}
      </div>
    </Dialog>
  );
}

const Head = ({ post }: { post: Post }) => {
  const audience = useAudience()(post);
  return (
    <>
      <header className={feed.head}>
        <Face writer={post.author} />
        <div className={feed.byline}>
          <p className={feed.name}>{post.author.name}</p>
          <p className={feed.facts}>{audience}</p>
        </div>
      </header>
      {post.title && <h4 className={feed.title}>{post.title}</h4>}
    </>
  );
};
