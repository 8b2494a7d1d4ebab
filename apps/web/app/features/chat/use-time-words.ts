import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { day, hour, minute } from '../../shared/time/durations.ts';

const units = [
  ['days', 2 * day, day],
  ['hours', hour, hour],
  ['minutes', 0, minute],
] as const;

/** A duration in its largest unit: `5 hours`. */
export const useTimeWords = () => {
  const { t } = useTranslation('chat');
  return (milliseconds: number): string => {
    const [unit, , size] = units.find(([, from]) => milliseconds >= from) ?? units[2];
    return t(`time.${unit}`, { count: Math.max(1, Math.floor(milliseconds / size)) });
  };
};
