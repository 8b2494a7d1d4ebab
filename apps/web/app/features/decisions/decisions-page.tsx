import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { useQuery } from '@tanstack/react-query';
import { ForUser } from '../../shared/for-user.tsx';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { RowGroup } from '../../ui/row.tsx';
import text from '../../ui/text.module.css';
import { decisionsQuery } from './api.ts';
import { DecisionBody } from './decision-body.tsx';
import styles from './decisions.module.css';
import { useTitle } from './use-title.ts';

/** Everything the staff decided about the reader, and the way to object. */
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
  if (isError && !data)
    return (
      <Note kind="stop">
        <p>{t('failed')}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (data?.decisions.length === 0)
    return (
      <EmptyState title={<h2>{t('none')}</h2>}>
        <p>{t('noneText')}</p>
      </EmptyState>
    );
  return (
    <div>
      {data?.decisions.map((decision) => (
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
