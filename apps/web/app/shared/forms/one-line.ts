/** Collapses whitespace: the contract's one-line texts allow no line breaks. */
export const oneLine = (words: string): string => words.trim().replaceAll(/\s+/g, ' ');
