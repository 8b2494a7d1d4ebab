import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { localDay } from '../../shared/time/dates.ts';

/** "18 December", in the reader's time zone. For what only the browser renders. */
export const useDay = () => {
  const language = useLanguage();
  const { now } = useShell();
  return (moment: string | Date) => localDay(new Date(moment), new Date(now), language);
};
