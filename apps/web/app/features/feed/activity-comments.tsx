import type { ActivityComment } from '@stagedoor/contract/schemas/feed';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Fetched } from '../../shared/feedback/fetched.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { minute } from '../../shared/time/durations.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import text from '../../ui/theme/text.module.css';
import { activityQuery, latestActivityQuery } from './api.ts';
import { Written } from './byline.tsx';
import styles from './feed.module.css';
import { More } from './more.tsx';
import type { Owner } from './owner.ts';
import { distinct } from './pages.ts';

import { FoldedText } from './rich-text.tsx';

/** What a person wrote under posts, the latest first. New ones are put in front when the reader asks for them. */
export default function ActivityComments({ owner }: { owner: Owner }) {
  const { t } = useTranslation('feed');
  const shown = useInfiniteQuery(activityQuery(owner.idUser, useLanguage()));
  const comments = distinct(shown.data?.pages ?? [], ({ idComment }) => idComment);
  const { delta, putInFront } = useDelta(owner.idUser, comments);
  return (
    <div className={styles.layout}>
      <section className={styles.main} aria-label={t('activity.label', { name: owner.name })}>
        <div className={styles.news} role="status">
          {delta > 0 && (
            <Button look="primary" size="small" onClick={putInFront}>
              {t('activity.news', { count: delta })}
            </Button>
          )}
        </div>
        <Fetched query={shown} problem={t('activity.failed')}>
          {() =>
            comments.length > 0 ? (
              <ul>
                {comments.map((comment) => (
                  <Item key={comment.idComment} comment={comment} />
                ))}
              </ul>
            ) : (
              <Empty owner={owner} />
            )
          }
        </Fetched>
        <More query={shown} label={t('activity.more')} />
      </section>
    </div>
  );
}

/** How many comments are newer than those shown. */
const useDelta = (idUser: number, shown: readonly ActivityComment[]) => {
  const language = useLanguage();
  const cache = useQueryClient();
  const { data } = useQuery({
    ...latestActivityQuery(idUser, language),
    enabled: shown.length > 0,
    refetchInterval: minute,
  });
  const known = new Set(shown.map(({ idComment }) => idComment));
  const newest = shown[0]?.created ?? '';
  const added = data?.items.filter(({ idComment, created }) => !known.has(idComment) && created >= newest) ?? [];
  const putInFront = () =>
    cache.setQueryData(activityQuery(idUser, language).queryKey, (before) => {
      const [first, ...rest] = before?.pages ?? [];
      return before && first && { ...before, pages: [{ ...first, items: [...added, ...first.items] }, ...rest] };
    });
  return { delta: added.length, putInFront };
};

const Item = ({ comment }: { comment: ActivityComment }) => {
  const { t } = useTranslation('feed');
  const { post, space, created, idParentComment } = comment;
  const about = post.title || post.text;
  const where = t(idParentComment === null ? 'activity.on' : 'activity.reply', { name: post.ownerName });
  return (
    <li className={styles.post}>
      <p className={styles.facts}>
        {where}, <Written at={created} />
      </p>
      <FoldedText text={comment.text} />
      <p className={styles.about}>
        <Link to={paths.post({ space, idPost: post.idPost })} className={text.link}>
          {about || t('toPost')}
        </Link>
      </p>
    </li>
  );
};

const Empty = ({ owner: { name, isOwn } }: { owner: Owner }) => {
  const { t } = useTranslation('feed');
  return (
    <EmptyState
      title={<h2>{t('empty.comments')}</h2>}
      wayOn={isOwn && <ButtonLink to={paths.explore()}>{t('empty.explore')}</ButtonLink>}
    >
      <p>{isOwn ? t('empty.ownCommentsText') : t('empty.commentsText', { name })}</p>
    </EmptyState>
  );
};
