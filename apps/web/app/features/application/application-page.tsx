import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ForUser } from '../../shared/for-user.tsx';
import { userQuery } from '../../shared/session.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import text from '../../ui/text.module.css';
import { applicationQuery } from './api.ts';
import styles from './application-page.module.css';
import { Approved, Intro, NotForYou, Rejected, Waiting } from './ends.tsx';
import { Filling } from './filling.tsx';

export const ApplicationPage = () => (
  <ForUser>
    {(user) => {
      if (user.role === 'EXPERT') return <Approved user={user} />;
      if (user.role !== 'FAN') return <NotForYou />;
      return <Contents user={user} />;
    }}
  </ForUser>
);

const Contents = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('application');
  const { t: shell } = useTranslation('shell');
  const { data, isError, refetch } = useQuery(applicationQuery);
  useFollow(data && (data.application?.state ?? 'none'));
  if (data) return data.application ? <Stage application={data.application} user={user} /> : <Intro />;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {isError ? (
        <EmptyState
          title={<h2>{t('failed.title')}</h2>}
          wayOn={<Button onClick={() => void refetch()}>{t('failed.again')}</Button>}
        />
      ) : (
        <p className={text.quiet} role="status">
          {shell('oneMoment')}
        </p>
      )}
    </div>
  );
};

/** When it moves on while one looks, the new page is read from its top, and who one is may have changed. */
const useFollow = (state: string | undefined) => {
  const cache = useQueryClient();
  const last = useRef(state);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    if (before === undefined || before === state) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    if (state === 'approved') void cache.invalidateQueries(userQuery);
  }, [cache, state]);
};

const Stage = ({ application, user }: { application: Application; user: SelfUser }) => {
  if (application.state === 'submitted') return <Waiting application={application} user={user} />;
  if (application.state === 'rejected') return <Rejected application={application} />;
  if (application.state === 'approved') return <Approved user={user} />;
  return <Filling key={`${application.id} ${application.state}`} application={application} user={user} />;
};
