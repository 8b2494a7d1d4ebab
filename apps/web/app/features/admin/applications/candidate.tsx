import type { QueuedApplication } from '@stagedoor/contract/schemas/application';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Countdown } from '../../../ui/display/countdown.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import { ApplicationDetails } from './application-details.tsx';
import styles from './applications-page.module.css';
import { Decide } from './decide.tsx';

type Props = { item: QueuedApplication; onDecided: () => void };

/** The applicant, the due date of our answer, the application, and the decision buttons. */
export const Candidate = ({ item, onDecided }: Props) => {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { id, idUser, userName, imageLink, specialization, state, submittedAt } = item;
  return (
    <li className={styles.candidate}>
      <div className={styles.print}>
        <Portrait base={imageLink} alt="" sizes="96px" />
      </div>
      <div className={styles.words}>
        <h3>{userName}</h3>
        <p>{specialization}</p>
        <p className={styles.facts}>
          <span>{t('number', { id })}</span>
          <span>{t('person', { id: idUser })}</span>
          {submittedAt !== null && <span>{t('handedIn', { date: dayAndTime(new Date(submittedAt), language) })}</span>}
        </p>
        {state === 'submitted' && <Due item={item} />}
        <ApplicationDetails item={item} />
        {state === 'submitted' ? <Decide item={item} onDecided={onDecided} /> : <Decided item={item} />}
      </div>
    </li>
  );
};

const Due = ({ item: { dueAt } }: { item: QueuedApplication }) => {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const serverNow = Date.now() + useServerOffset();
  const due = new Date(dueAt ?? serverNow);
  return due.getTime() > serverNow ? (
    <Countdown until={due} serverNow={serverNow} language={language} label={t('due')} />
  ) : (
    <p>
      <Badge kind="stop">{t('late', { date: dayAndTime(due, language) })}</Badge>
    </p>
  );
};

const Decided = ({ item: { decidedBy, decidedAt } }: { item: QueuedApplication }) => {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  if (decidedBy === null || decidedAt === null) return null;
  return (
    <p className={styles.facts}>{t('decided', { name: decidedBy, date: dayAndTime(new Date(decidedAt), language) })}</p>
  );
};
