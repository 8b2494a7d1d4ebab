import type { Language } from '@stagedoor/contract/limits';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** As people read sizes: 340 kB, 1.2 MB. */
export const fileSize = (bytes: number, language: Language): string => {
  const isLarge = bytes >= megabyte;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / megabyte : Math.max(1, bytes / kilobyte));
};
