// Characters that reverse or isolate the direction of what follows: a text must not change how others read.
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/gu;
// More marks on one letter than any script needs draw over the lines above and below.
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const blankLines = /\n{4,}/g;

/** What people wrote, without what would disturb the page around it. */
export const tidyText = (written: string): string =>
  written
    .replace(/\r\n?/g, '\n')
    .replace(directionMarks, '')
    .normalize('NFC')
    .replace(stackedMarks, '$1')
    .replace(blankLines, '\n\n\n')
    .trim();

/** Whether there is something to see in it; signs that draw nothing, such as a space of no width, are not. */
export const hasWords = (text: string): boolean => /[^\s\p{Cf}\p{M}]/u.test(text);
