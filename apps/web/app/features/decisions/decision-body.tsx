import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTimeUtc } from '../../shared/time/dates.ts';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';
import { AppealForm } from './appeal-form.tsx';
import styles from './decisions.module.css';

type Props = {
  decision: OwnDecision;
  by: { token: string } | { idDecision: number };
  /** Server time, in milliseconds. */
  now: number;
  onAppealed: () => unknown;
};

/** The reason, and the appeal or the form for one. */
export const DecisionBody = ({ decision, by, now, onAppealed }: Props) => {
  const { t } = useTranslation('decisions');
  const language = useLanguage();
  const moment = (at: string) => dayAndTimeUtc(new Date(at), language);
  const { reason, decidedAt, appealUntil, appeal } = decision;
  const mayAppeal = appealUntil !== null && Date.parse(appealUntil) >= now;
  return (
    <div className={styles.body}>
      <p className={text.quiet}>{t('decided', { date: moment(decidedAt) })}</p>
      <div>
        <strong>{t('reason')}</strong>
        <p>{reason}</p>
      </div>
      {appeal ? (
        <Appealed appeal={appeal} />
      ) : mayAppeal ? (
        <>
          <p>{t('until', { date: moment(appealUntil) })}</p>
          <AppealForm by={by} onAppealed={onAppealed} />
        </>
      ) : (
        appealUntil !== null && <p className={text.quiet}>{t('over')}</p>
      )}
    </div>
  );
};

const Appealed = ({ appeal: { text: words, at, settled } }: { appeal: NonNullable<OwnDecision['appeal']> }) => {
  const { t } = useTranslation('decisions');
  const language = useLanguage();
  return (
    <>
      <div>
        <strong>{t('said')}</strong>
        <p className={styles.words}>{words}</p>
      </div>
      {settled ? (
        <Note kind={settled.result === 'overturn' ? 'safe' : 'plain'}>
          <p>{t(settled.result === 'overturn' ? 'overturned' : 'upheld')}</p>
          <p>{settled.reason}</p>
        </Note>
      ) : (
        <Note>{t('waiting', { date: dayAndTimeUtc(new Date(at), language) })}</Note>
      )}
    </>
  );
};
