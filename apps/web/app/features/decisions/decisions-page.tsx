import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { useQuery } from '@tanstack/react-query';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { ForUser } from '../../shared/session/for-user.tsx';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RowGroup } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { decisionsQuery } from './api.ts';
import { DecisionBody } from './decision-body.tsx';
import styles from './decisions.module.css';
import { useTitle } from './use-title.ts';

/** All decisions by staff about the reader, with the way to appeal. */
export const DecisionsPage = () => {
  const { t } = useTranslation('decisions');
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <p className={text.quiet}>{t('lead')}</p>
        <ForUser>{() => <List />}</ForUser>
      </div>
    </Page>
  );
};

const List = () => {
  const { t } = useTranslation('decisions');
  const { data, isError, refetch } = useQuery(decisionsQuery(useLanguage()));
  if (!data) return <Fetching failed={isError} again={refetch} problem={t('failed')} />;
  if (data.decisions.length === 0)
    return (
      <EmptyState title={<h2>{t('none')}</h2>}>
        <p>{t('noneText')}</p>
      </EmptyState>
    );
  return (
    <div>
      {data.decisions.map((decision) => (
        <Decision key={decision.idDecision} decision={decision} onAppealed={refetch} />
      ))}
    </div>
  );
};

const Decision = ({ decision, onAppealed }: { decision: OwnDecision; onAppealed: () => unknown }) => {
  const now = Date.now() + useServerOffset();
  return (
    <RowGroup title={useTitle(decision)}>
      <DecisionBody decision={decision} by={{ idDecision: decision.idDecision }} now={now} onAppealed={onAppealed} />
    </RowGroup>
  );
};
