import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ForUser } from '../../shared/session/for-user.tsx';
import { isTalent } from '../../shared/session/is-talent.ts';
import { userQuery, useSession } from '../../shared/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import text from '../../ui/theme/text.module.css';
import { applicationQuery } from './api.ts';
import styles from './application-page.module.css';
import { Approved, Intro, NotForYou, Rejected, VisitorIntro, Waiting } from './ends.tsx';
import { Filling } from './filling.tsx';

export const ApplicationPage = () => {
  const { signed } = useSession();
  if (!signed) return <VisitorIntro />;
  return (
    <ForUser>
      {(user) => {
        if (isTalent(user)) return <Approved user={user} />;
        if (user.role !== 'FAN') return <NotForYou />;
        return <Contents user={user} />;
      }}
    </ForUser>
  );
};

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

/**
 * When the state changes while the page is open: moves to the top and reloads the user, whose role may have changed.
 */
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
