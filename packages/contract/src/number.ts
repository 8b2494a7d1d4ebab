import type { Language } from './limits.ts';

const groupMarks: Record<Language, string> = { en: ',', uk: '\u00a0', ru: '\u00a0' };
const decimalMarks: Record<Language, string> = { en: '.', uk: ',', ru: ',' };

/** Digits with their thousands apart. */
export const groupDigits = (digits: string, language: Language): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, groupMarks[language]);

/** As `Intl.NumberFormat` writes it. The first of those takes a browser as long as drawing half a page. */
export const formatNumber = (value: number, language: Language, mostDecimals = 3): string => {
  // Moving the point in the written number rounds what people see: `toFixed` makes 0.01 of 0.015.
  const rounded = Math.round(Number(`${Math.abs(value)}e${mostDecimals}`));
  const [whole = '', decimals] = String(Number(`${rounded}e-${mostDecimals}`)).split('.');
  const sign = value < 0 ? '-' : '';
  return `${sign}${groupDigits(whole, language)}${decimals ? `${decimalMarks[language]}${decimals}` : ''}`;
};
