import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { dayAndTimeUtc } from '../../shared/dates.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Note } from '../../ui/note.tsx';
import text from '../../ui/text.module.css';
import { AppealForm } from './appeal-form.tsx';
import styles from './decisions.module.css';

type Props = {
  decision: OwnDecision;
  by: { token: string } | { idDecision: number };
  /** By our clock, in milliseconds. */
  now: number;
  onAppealed: () => unknown;
};

/** Why, and what whom it concerns can do or has done about it. */
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
