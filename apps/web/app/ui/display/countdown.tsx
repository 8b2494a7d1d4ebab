import { type ReactNode, useEffect, useRef, useState } from 'react';
import text from '../theme/text.module.css';
import styles from './countdown.module.css';
import { crossed, isoDuration, shortUnit, spoken, timeLeft } from './time-left.ts';

type Props = {
  until: Date;
  serverNow: number;
  language: string;
  label: string;
  /** The label above the time instead of beside it. */
  stacked?: boolean;
  /** Shown when the time is over. */
  over?: ReactNode;
};

/** Counts by the server's clock: its time at rendering plus the time since. */
const useRemaining = (until: Date, serverNow: number) => {
  const end = until.getTime();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const offset = serverNow - Date.now();
    const timer = setInterval(() => setNow(Date.now() + offset), 1_000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return end - now;
};

export const Countdown = ({ until, serverNow, language, label, stacked = false, over = null }: Props) => {
  const remaining = useRemaining(until, serverNow);
  const before = useRef(remaining);
  const [words, setWords] = useState('');

  useEffect(() => {
    const moment = crossed(before.current, remaining);
    before.current = remaining;
    if (moment !== undefined) setWords(`${label} ${spoken(moment, language)}`);
  }, [remaining, label, language]);

  const left = timeLeft(remaining);
  if (left.kind === 'over') return over;
  return (
    <>
      <time
        className={styles.count}
        dateTime={isoDuration(remaining)}
        data-hot={left.kind === 'clock' && left.hot}
        data-stacked={stacked}
      >
        <span className={styles.label}>{label}</span>
        {left.kind === 'clock' ? (
          <b>{left.text}</b>
        ) : (
          <>
            <Unit {...shortUnit(left.days, 'day', language)} />
            <Unit {...shortUnit(left.hours, 'hour', language)} />
          </>
        )}
      </time>
      <span className={text.hidden} aria-live="polite">
        {words}
      </span>
    </>
  );
};

const Unit = ({ value, unit }: { value: string; unit: string }) => (
  <span>
    <b>{value}</b> <i>{unit}</i>
  </span>
);
