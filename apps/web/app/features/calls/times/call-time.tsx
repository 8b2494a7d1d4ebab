import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { otherClock } from './other-clock.ts';
import styles from './times.module.css';

/** When a call is, by the reader's clock; and by the talent's where it differs. */
export const CallTime = ({ at, timeZone }: { at: string; timeZone: string | undefined }) => {
  const language = useLanguage();
  const moment = new Date(at);
  const theirs = timeZone && otherClock(at, timeZone);
  return (
    <>
      <time className={styles.when} dateTime={at}>
        {dayAndTime(moment, language)}
      </time>
      {theirs && <span className={styles.theirs}>{placeTimeInWords(moment, theirs, language)}</span>}
    </>
  );
};
