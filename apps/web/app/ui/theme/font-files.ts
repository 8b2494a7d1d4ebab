import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import unboundedCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url';
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';

/** The font files that the first screen needs, by alphabet. */
export const fontFiles = {
  latin: [onestLatin, unboundedLatin],
  cyrillic: [onestCyrillic, unboundedCyrillic],
};
