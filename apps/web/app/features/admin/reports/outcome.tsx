import type { ModerationCase } from '@stagedoor/contract/schemas/moderation';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useRefreshReports } from './api.ts';
import styles from './reports.module.css';
import { useVerdictWords } from './use-verdict-words.ts';

const DecideModal = lazy(() => import('./decide-modal.tsx'));
const JudgeModal = lazy(() => import('./judge-modal.tsx'));

type Props = { item: ModerationCase; onDecided: () => void };

/** The decision and the owner's appeal, or the button to decide. */
export const Outcome = ({ item, onDecided }: Props) => {
  const { t } = useTranslation('reports');
  const refresh = useRefreshReports();
  const { idReport, name, decision, appeal } = item;
  const end = async (answer: 'done' | undefined, words: string) => {
    // A colleague may have decided meanwhile: then the list shows that.
    await refresh();
    if (answer !== 'done') return;
    toast.success(words);
    onDecided();
  };
  if (!decision)
    return (
      <Button
        size="small"
        look="primary"
        aria-label={t('decideName', { name })}
        onClick={async () => end(await ask(DecideModal, { item, idReport: idReport ?? 0 }), t('deciding.done'))}
      >
        {t('decide')}
      </Button>
    );
  return (
    <div className={styles.said}>
      <Decided decision={decision} />
      {appeal && <Appeal appeal={appeal} />}
      {appeal && !appeal.settled && (
        <div>
          <Button
            size="small"
            look="primary"
            aria-label={t('judgeName', { name })}
            onClick={async () =>
              end(await ask(JudgeModal, { idDecision: decision.idDecision, name }), t('judging.done'))
            }
          >
            {t('judge')}
          </Button>
        </div>
      )}
    </div>
  );
};

const Decided = ({ decision }: { decision: NonNullable<ModerationCase['decision']> }) => {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { reason, decidedAt, decidedBy } = decision;
  return (
    <div>
      <strong>{useVerdictWords()(decision)}</strong>
      <p>{reason}</p>
      <small>{t('by', { name: decidedBy, date: dayAndTime(new Date(decidedAt), language) })}</small>
    </div>
  );
};

const Appeal = ({
  appeal: { text, at, isOwnDecision, settled },
}: {
  appeal: NonNullable<ModerationCase['appeal']>;
}) => {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const moment = (date: string) => dayAndTime(new Date(date), language);
  return (
    <div>
      <small>{t('appeal', { date: moment(at) })}</small>
      <q>{text}</q>
      {settled ? (
        <>
          <p>
            <strong>
              {t(settled.result === 'uphold' ? 'upheld' : 'overturnedBy', {
                name: settled.decidedBy,
                date: moment(settled.decidedAt),
              })}
            </strong>
          </p>
          <p>{settled.reason}</p>
        </>
      ) : (
        isOwnDecision && <small>{t('ownDecision')}</small>
      )}
    </div>
  );
};
