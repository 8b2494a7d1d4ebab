import { useSyncExternalStore } from 'react';
import { dayAndTime, dayAndTimeUtc } from './dates.ts';
import { useLanguage } from './shell-data.ts';

const never = () => () => {};

/** A date and an hour in the reader's own time zone. The server does not know it, and names its own until the page is alive. */
export const Moment = ({ at }: { at: string }) => {
  const language = useLanguage();
  const moment = new Date(at);
  const words = useSyncExternalStore(
    never,
    () => dayAndTime(moment, language),
    () => dayAndTimeUtc(moment, language),
  );
  return <time dateTime={at}>{words}</time>;
};
