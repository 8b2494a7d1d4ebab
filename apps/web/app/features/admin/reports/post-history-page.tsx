import { ApiError } from '@stagedoor/contract/errors';
import type { PostHistory, PostVersion } from '@stagedoor/contract/schemas/feed';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { type Fact, FactList } from '../fact-list.tsx';
import { historyQuery } from './api.ts';
import styles from './post-history.module.css';

/** A post as it is, and what it said before each change. */
export const PostHistoryPage = ({ idPost }: { idPost: number }) => {
  const { t } = useTranslation('reports');
  const { t: admin } = useTranslation('admin');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery(idPost),
  );
  const [first] = data?.pages ?? [];
  if (first)
    return (
      <div className={styles.page}>
        <Head post={first.post} />
        <RowGroup title={t('history.now')}>
          <Words {...first.post} />
        </RowGroup>
        <Versions versions={data?.pages.flatMap(({ items }) => items) ?? []} />
        {hasNextPage && (
          <div>
            <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {admin('more')}
            </Button>
          </div>
        )}
      </div>
    );
  if (error instanceof ApiError && ['pageNotFound', 'mandatoryFieldNull'].includes(error.name))
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{t('history.missing')}</h1>}
        wayOn={<ButtonLink to={staffPaths.reports()}>{t('history.back')}</ButtonLink>}
      >
        <p>{t('history.missingText')}</p>
      </EmptyState>
    );
  return (
    <>
      <h1 tabIndex={-1}>{t('history.title')}</h1>
      {error ? (
        <Note kind="stop">
          <p>{t('history.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {admin('again')}
          </Button>
        </Note>
      ) : (
        <p role="status">{admin('loading')}</p>
      )}
    </>
  );
};

const Head = ({ post }: { post: PostHistory['post'] }) => {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const moment = (at: string) => dayAndTime(new Date(at), language);
  const { idPost, space, idUser, ownerName, author, published, removed } = post;
  const facts: Fact[] = [
    [t('history.number'), idPost],
    [t('history.author'), <Person key="author" {...author} />],
    [t('history.page'), <Person key="page" idUser={idUser} name={ownerName} />],
    [t('history.published'), moment(published)],
    [t('history.removed'), removed && moment(removed)],
  ];
  return (
    <header className={styles.head}>
      <Link to={staffPaths.reports()} className={text.link}>
        {t('history.back')}
      </Link>
      <h1 tabIndex={-1}>{t('history.title')}</h1>
      <FactList facts={facts} />
      {!removed && (
        <Link to={paths.post({ space, idPost })} className={text.link}>
          {t('history.open')}
        </Link>
      )}
    </header>
  );
};

const Person = ({ idUser, name }: { idUser: number; name: string }) => (
  <Link to={staffPaths.user(idUser)} className={text.link}>
    {name}
  </Link>
);

const Versions = ({ versions }: { versions: readonly PostVersion[] }) => {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  return (
    <RowGroup title={t('history.before')}>
      {versions.length === 0 && <p className={text.quiet}>{t('history.never')}</p>}
      <ol className={styles.versions}>
        {versions.map(({ idVersion, replaced, editor, ...words }) => (
          <li key={idVersion}>
            <p className={`${text.small} ${text.quiet}`}>
              {t('history.until', { date: dayAndTime(new Date(replaced), language), name: editor.name })}
            </p>
            <Words {...words} />
          </li>
        ))}
      </ol>
    </RowGroup>
  );
};

/** Exactly as it was written. */
const Words = ({ title, text: words }: Pick<PostVersion, 'title' | 'text'>) => {
  const { t } = useTranslation('reports');
  return (
    <div className={styles.words}>
      {title ? <strong>{title}</strong> : <span className={text.quiet}>{t('history.noTitle')}</span>}
      {words ? <p>{words}</p> : <p className={text.quiet}>{t('history.noText')}</p>}
    </div>
  );
};
