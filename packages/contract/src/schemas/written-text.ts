import { z } from 'zod';
import { tidyText } from '../post-text.ts';

const tidied = (max: number, allowed: RegExp) =>
  z
    .string()
    .max(max * 2)
    .transform(tidyText)
    .pipe(z.string().max(max).regex(allowed));

/** Plain text; what only disturbs the page is taken out before it is measured. */
export const writtenText = (max: number) => tidied(max, /^[\P{Cc}\n]*$/u);
/** The same on one line. */
export const writtenLine = (max: number) => tidied(max, /^\P{Cc}*$/u);
