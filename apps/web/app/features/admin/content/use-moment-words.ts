import { clockTime, localDay } from '../../../shared/dates.ts';
import { useServerOffset } from '../../../shared/server-clock.ts';
import { useLanguage } from '../../../shared/shell-data.ts';

/** A moment that may lie in another year: `1 January 2027, 10:00`, in the reader's own time zone. */
export const useMomentWords = () => {
  const language = useLanguage();
  const now = new Date(Date.now() + useServerOffset());
  return (moment: string): string => {
    const at = new Date(moment);
    return `${localDay(at, now, language)}, ${clockTime(at, language)}`;
  };
};
