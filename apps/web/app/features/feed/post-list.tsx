import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { FeedCategory } from '@stagedoor/contract/schemas/feed';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Fetched } from '../../shared/feedback/fetched.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { withQuery } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../../ui/buttons/chip.tsx';
import { type PostPage, postsQuery, type WhichPosts } from './api.ts';
import { EmptyList } from './empty-list.tsx';
import styles from './feed.module.css';
import { More } from './more.tsx';
import type { Owner } from './owner.ts';
import { distinct } from './pages.ts';
import { PostCard } from './post/post-card.tsx';
import { useNewPosts } from './use-new-posts.ts';

type Props = {
  space: FeedSpace;
  owner: Owner;
  /** The list's own URL. */
  path: string;
  categories: readonly FeedCategory[];
  /** The first page, as visitors see it. */
  first: PostPage | null;
  /** Where the owner or a member writes. */
  composer?: ReactNode;
};

/** The posts of a feed or community: the pinned one first, then the latest. */
export default function PostList({ space, owner, path, categories, first, composer }: Props) {
  const { t } = useTranslation('feed');
  const [query] = useSearchParams();
  const category = categories.find(({ idCategory }) => String(idCategory) === query.get('category'));
  const idCategory = category?.idCategory ?? null;
  const which = { space, idUser: owner.idUser, idCategory, language: useLanguage() };
  const main = useRef<HTMLElement>(null);
  const { shown, posts } = usePosts(which, idCategory === null ? first : null);
  const news = useNewPosts(which, posts);
  const showNews = async () => {
    await news.show();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={main} tabIndex={-1} className={styles.main} aria-label={t(`label.${space}`, { name: owner.name })}>
      <div className={styles.slot}>{composer}</div>
      {categories.length > 0 && (
        <ChipRow label={t('categories')}>
          <ChipLink to={path} current={idCategory === null}>
            {t('all')}
          </ChipLink>
          {categories.map((one) => (
            <ChipLink
              key={one.idCategory}
              to={withCategory(path, one.idCategory)}
              current={one.idCategory === idCategory}
            >
              {one.name}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <div className={styles.news} role="status">
        {news.count > 0 && (
          <Button look="primary" size="small" onClick={() => void showNews()}>
            {t('news', { count: news.count })}
          </Button>
        )}
      </div>
      <Fetched query={shown} problem={t('failed')}>
        {() =>
          posts.length === 0 || (space === 'community' && posts.every(({ locked }) => locked)) ? (
            <EmptyList
              space={space}
              owner={owner}
              inCategory={idCategory !== null ? path : undefined}
              isClosed={posts.length > 0}
            />
          ) : (
            posts.map((post) => <PostCard key={post.idPost} post={post} />)
          )
        }
      </Fetched>
      <More query={shown} label={t('more')} said={shown.data && t('shown', { count: posts.length })} />
    </section>
  );
}

const withCategory = (path: string, idCategory: number) => {
  const [page = '', query = ''] = path.split('?', 2);
  return withQuery(page, { ...Object.fromEntries(new URLSearchParams(query)), category: String(idCategory) });
};

/** A visitor's first page comes with the page; of a reader's own view it is what is shown until that is loaded. */
const usePosts = (which: WhichPosts, first: PostPage | null) => {
  const { signed } = useSession();
  const known = first && { pages: [first], pageParams: [0] };
  const shown = useInfiniteQuery({
    ...postsQuery(which),
    ...(known && (signed ? { placeholderData: known } : { initialData: known })),
  });
  return { shown, posts: distinct(shown.data?.pages ?? [], ({ idPost }) => idPost) };
};
