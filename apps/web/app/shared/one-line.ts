/** A reason is one line. */
export const oneLine = (words: string): string => words.trim().replaceAll(/\s+/g, ' ');
