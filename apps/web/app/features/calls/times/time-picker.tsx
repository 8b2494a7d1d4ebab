import type { CallTimes } from '@stagedoor/contract/schemas/call';
import { zoneInWords } from '@stagedoor/messages/place-time';
import { type ReactNode, useId, useState } from 'react';
import { Fetched } from '../../../shared/feedback/fetched.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockTime, dayName } from '../../../shared/time/dates.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import { useServerNow } from '../../../shared/time/use-server-now.ts';
import { ChipRadio, ChipRadios } from '../../../ui/buttons/chip.tsx';
import { Problem, type ProblemText } from '../../../ui/fields/field-frame.tsx';
import text from '../../../ui/theme/text.module.css';
import { CallTime } from './call-time.tsx';
import { dayOf, daysOf } from './days-of.ts';
import { otherClock } from './other-clock.ts';
import styles from './times.module.css';
import type { FreeTimes } from './use-free-times.ts';

type Props = { free: FreeTimes; problem: ProblemText | undefined; none: ReactNode };

/** A day, then a time of it. `none`: shown when nothing is free. */
export const TimePicker = ({ free: { query, at, choose }, problem, none }: Props) => {
  const { t } = useTranslation('calltimes');
  return (
    <Fetched query={query} problem={t('times.failed')}>
      {(free) => (free.times.length === 0 ? none : <Picker free={free} at={at} problem={problem} onChoose={choose} />)}
    </Fetched>
  );
};

type PickerProps = {
  free: CallTimes;
  at: string | undefined;
  problem: ProblemText | undefined;
  onChoose: (at: string) => void;
};

const Picker = ({ free: { times, timeZone }, at, problem, onChoose }: PickerProps) => {
  const { t } = useTranslation('calltimes');
  const language = useLanguage();
  const now = new Date(useServerNow());
  const id = useId();
  const [shown, show] = useState(at && dayOf(at));
  const days = daysOf(times);
  const day = days.find(({ key }) => key === shown) ?? days[0];
  const theirs = times[0] && otherClock(times[0], timeZone);
  return (
    <div className={styles.picker}>
      <ChipRadios aria-label={t('times.day')}>
        {days.map(({ key }) => (
          <ChipRadio key={key} name={`${id}day`} checked={key === day?.key} onChange={() => show(key)}>
            {dayName(new Date(key), now, language, 'short')}
          </ChipRadio>
        ))}
      </ChipRadios>
      <ChipRadios
        aria-label={t('times.time')}
        aria-describedby={`${id}zone`}
        aria-invalid={problem !== undefined}
        aria-required
      >
        {day?.times.map((time) => (
          <ChipRadio key={time} name={`${id}time`} checked={time === at} onChange={() => onChoose(time)}>
            <Clock at={time} theirs={theirs} />
          </ChipRadio>
        ))}
      </ChipRadios>
      {problem !== undefined && <Problem>{problem}</Problem>}
      <p id={`${id}zone`} className={`${text.small} ${text.quiet}`}>
        {theirs
          ? t('times.both', { zone: zoneInWords(theirs, language) })
          : t('times.own', { zone: zoneInWords(ownTimeZone(), language) })}
      </p>
      <p role="status">{at && <CallTime at={at} timeZone={timeZone} />}</p>
    </div>
  );
};

const Clock = ({ at, theirs }: { at: string; theirs: string | undefined }) => {
  const language = useLanguage();
  const moment = new Date(at);
  return (
    <span className={styles.clock}>
      {clockTime(moment, language)}
      {theirs && <small>{clockTime(moment, language, theirs)}</small>}
    </span>
  );
};
