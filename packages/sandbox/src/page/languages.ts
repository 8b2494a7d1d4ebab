const pageLanguages = ['en', 'uk', 'ru'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The requested language; otherwise, as on Stripe's page, the browser's. */
export const pageLanguage = (locale: string | null, acceptLanguage: string | undefined): PageLanguage => {
  const wishes = locale && locale !== 'auto' ? [locale] : (acceptLanguage ?? '').split(',');
  const known = wishes.map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return known.map((code) => pageLanguages.find((language) => language === code)).find((found) => found) ?? 'en';
};
