import { wallClockAt } from '@stagedoor/contract/zoned-time';
import { placeTime, placeTimeInWords } from '@stagedoor/messages/place-time';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguage } from '../pages/shell-data.ts';
import { ownTimeZone } from './own-time-zone.ts';
import styles from './place-time.module.css';

const never = () => () => {};

/** When something takes place, by the time of the place; and by the reader's own where clocks differ, which only the browser knows. */
export default function PlaceTime({ at, timeZone }: { at: string; timeZone: string }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const own = useSyncExternalStore(never, ownTimeZone, () => timeZone);
  const moment = new Date(at);
  const isSame = wallClockAt(moment.getTime(), own) === wallClockAt(moment.getTime(), timeZone);
  return (
    <>
      <time dateTime={at}>{placeTimeInWords(moment, timeZone, language)}</time>
      {!isSame && <span className={styles.own}>{t('yourTime', { time: placeTime(moment, own, language) })}</span>}
    </>
  );
}
