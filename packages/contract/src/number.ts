import type { Language } from './limits.ts';

const formats = new Map<string, Intl.NumberFormat>();

// Cached: creating one takes longer than a hundred uses.
const formatIn = (language: Language, maximumFractionDigits: number): Intl.NumberFormat => {
  const key = `${language} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits });
  formats.set(key, format);
  return format;
};

export const formatNumber = (value: number | bigint, language: Language, mostDecimals = 3): string =>
  formatIn(language, mostDecimals).format(value);

/** `20%` in English, `20 %` in Ukrainian and Russian. */
export const formatPercent = (value: number, language: Language): string =>
  `${formatNumber(value, language, 0)}${language === 'en' ? '' : '\u00a0'}%`;
