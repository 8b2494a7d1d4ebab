import type { Language } from '@stagedoor/contract/limits';
import { minute } from '../../../shared/time/durations.ts';
import { spoken } from '../../../ui/display/time-left.ts';

/** How long one waits between two messages in slow mode: `30 seconds`, `5 minutes`. */
export const slowWords = (seconds: number, language: Language): string =>
  seconds < 60
    ? new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds)
    : spoken((seconds / 60) * minute, language);
