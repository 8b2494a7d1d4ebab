import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QueuePage } from '../queue-page.tsx';
import { membersQuery, useRefreshMembers } from './api.ts';
import { MemberRow } from './member-row.tsx';
import styles from './members-page.module.css';

const AddModal = lazy(() => import('./add-modal.tsx'));

const columns = [
  { name: 'member', words: 'member' },
  { name: 'about', words: 'scopes' },
  { name: 'since', words: 'since' },
  { name: 'factor', words: 'factor' },
  { name: 'decision', words: 'decision' },
] as const;

/** The staff members and their scopes. */
export const MembersPage = () => {
  const { t } = useTranslation('members');
  const refresh = useRefreshMembers();
  const add = async () => {
    if ((await ask(AddModal)) !== 'done') return;
    await refresh();
    toast.success(t('adding.done'));
  };
  return (
    <QueuePage
      title={t('title')}
      list={t('list')}
      filter={
        <div className={styles.head}>
          <p>{t('lead')}</p>
          <Button look="primary" size="small" onClick={() => void add()}>
            {t('add')}
          </Button>
        </div>
      }
      columns={columns.map(({ name, words }) => ({ name, words: t(words) }))}
      query={useInfiniteQuery(membersQuery)}
      empty={{ title: t('empty'), text: t('emptyText') }}
      row={(member, onDecided) => <MemberRow key={member.idUser} member={member} onDecided={onDecided} />}
    />
  );
};
