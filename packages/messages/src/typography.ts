const noBreakSpace = '\u00a0';

/** Keeps a number and its unit on one line, and also `20 %` and `№ 7`. For a text whose gaps are not filled yet. */
const joined = /(?<=\d|, (?:number|limit)\}|№) (?=[\p{L}\d{])| (?=%)/gu;

export const setNoBreakSpaces = (text: string): string => text.replaceAll(joined, noBreakSpace);
