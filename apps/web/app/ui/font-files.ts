import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import unboundedCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url';
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';

/** The two files that the first screen of each alphabet is set in. */
export const fontFiles = {
  latin: [onestLatin, unboundedLatin],
  cyrillic: [onestCyrillic, unboundedCyrillic],
};
