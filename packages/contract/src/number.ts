import type { Language } from './limits.ts';

const formats = new Map<string, Intl.NumberFormat>();

// Making one takes longer than a hundred uses of it.
const formatIn = (language: Language, maximumFractionDigits: number): Intl.NumberFormat => {
  const key = `${language} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits });
  formats.set(key, format);
  return format;
};

export const formatNumber = (value: number | bigint, language: Language, mostDecimals = 3): string =>
  formatIn(language, mostDecimals).format(value);
