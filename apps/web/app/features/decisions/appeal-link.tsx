import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { DecisionBody } from './decision-body.tsx';
import { useTitle } from './use-title.ts';

type Props = { token: string; decision: OwnDecision | null; now: number };

/** From the mail about a decision: reading and appealing need no log-in. */
export const AppealLink = ({ token, decision, now }: Props) =>
  decision ? <Found token={token} decision={decision} now={now} /> : <Gone />;

const Found = ({ token, decision, now }: Props & { decision: OwnDecision }) => {
  const { t } = useTranslation('decisions');
  const { revalidate } = useRevalidator();
  return (
    <TaskPage title={useTitle(decision)} lead={t('lead')}>
      <TaskPageFooter>
        <DecisionBody decision={decision} by={{ token }} now={now} onAppealed={revalidate} />
      </TaskPageFooter>
    </TaskPage>
  );
};

const Gone = () => {
  const { t } = useTranslation('decisions');
  const { t: shell } = useTranslation('shell');
  return (
    <TaskPage title={t('goneTitle')} lead={t('goneText')}>
      <TaskPageFooter>
        <ButtonLink to={paths.decisions()} look="primary">
          {t('toDecisions')}
        </ButtonLink>
        <ButtonLink to={paths.contact({ topic: 'ACCOUNT' })}>{shell('getHelp')}</ButtonLink>
        <ButtonLink to={paths.home()} look="quiet">
          {t('toStart')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
