import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SectionHead } from '../content/section-head.tsx';
import { useSaved } from '../content/use-saved.ts';
import { directoryQuery } from './api.ts';
import { GroupSection } from './group-section.tsx';
import styles from './groups.module.css';

const BranchModal = lazy(() => import('./branch-modal.tsx'));

/** The groups and categories of talents. */
export const GroupsPage = () => {
  const { t } = useTranslation('admin');
  const saved = useSaved();
  const { data: groups, isError, refetch } = useQuery(directoryQuery);
  return (
    <>
      <h1 tabIndex={-1}>{t('content.groups.title')}</h1>
      <SectionHead lead={t('content.groups.lead')}>
        <Button look="primary" onClick={() => void saved(ask(BranchModal, { kind: 'group' }))}>
          {t('content.groups.addGroup')}
        </Button>
      </SectionHead>
      {!groups && !isError && <p role="status">{t('loading')}</p>}
      {!groups && isError && (
        <Note kind="stop">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Note>
      )}
      <div className={styles.groups}>
        {groups?.map((group, at) => (
          <GroupSection key={group.id} group={group} place={{ at, of: groups.length }} />
        ))}
      </div>
      {groups?.length === 0 && (
        <EmptyState title={<h2>{t('content.groups.none')}</h2>}>
          <p>{t('content.groups.noneText')}</p>
        </EmptyState>
      )}
    </>
  );
};
