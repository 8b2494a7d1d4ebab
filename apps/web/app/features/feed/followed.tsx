import type { Post } from '@stagedoor/contract/schemas/feed';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { followedQuery } from './api.ts';
import { Face, Written } from './byline.tsx';
import { describePost } from './describe-post.ts';
import styles from './followed.module.css';
import { More } from './more.tsx';
import { distinct } from './pages.ts';
import { useAudience } from './post/use-audience.ts';

const shownAtOnce = 3;

/** On the home page: the latest posts of the talents whom the reader follows. Without any, nothing. */
export default function Followed() {
  const { t } = useTranslation('feed');
  const shown = useInfiniteQuery(followedQuery(useLanguage(), shownAtOnce));
  const posts = distinct(shown.data?.pages ?? [], ({ idPost }) => idPost);
  if (posts.length === 0) return null;
  return (
    <div className={styles.followed}>
      <Section id="followed" title={t('followed.title')}>
        <ul className={styles.posts}>
          {posts.map((post) => (
            <Teaser key={post.idPost} post={post} />
          ))}
        </ul>
        <More query={shown} label={t('followed.more')} />
      </Section>
    </div>
  );
}

const Teaser = ({ post }: { post: Post }) => {
  const { t } = useTranslation('feed');
  const audience = useAudience()(post);
  const { author, ownerName, title, text, locked, created } = post;
  const picture = post.attachments.find(({ type }) => type === 'PICTURE');
  const { picture: linked } = describePost(post);
  const base = picture?.type === 'PICTURE' ? picture.imageLink : linked?.replace(/\/1280\.webp$/, '');
  return (
    <li>
      <Link to={paths.post(post)} className={styles.teaser}>
        <span className={styles.who}>
          <Face writer={author} small />
          <span>
            <b>{ownerName}</b>
            <small>
              <Written at={created} />, {audience}
            </small>
          </span>
        </span>
        {base && (
          <span className={styles.picture}>
            <Picture base={base} alt="" sizes="(max-width: 768px) 100vw, 25rem" />
          </span>
        )}
        {title && <strong>{title}</strong>}
        {locked ? (
          <span className={styles.locked}>
            <IconLock aria-hidden="true" />
            {t('locked.title')}
          </span>
        ) : (
          text && <span className={styles.text}>{text}</span>
        )}
      </Link>
    </li>
  );
};
