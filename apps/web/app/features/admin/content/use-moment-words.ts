import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockTime, localDay } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';

/** Date and time with the year where it differs: `1 January 2027, 10:00`, in the reader's time zone. */
export const useMomentWords = () => {
  const language = useLanguage();
  const now = new Date(Date.now() + useServerOffset());
  return (moment: string): string => {
    const at = new Date(moment);
    return `${localDay(at, now, language)}, ${clockTime(at, language)}`;
  };
};
