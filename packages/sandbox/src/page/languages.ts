const pageLanguages = ['en', 'uk', 'ru'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** What the visit asks for; otherwise, as on Stripe's page, what the browser prefers. */
export const pageLanguage = (locale: string | null, acceptLanguage: string | undefined): PageLanguage => {
  const wishes = locale && locale !== 'auto' ? [locale] : (acceptLanguage ?? '').split(',');
  const known = wishes.map((wish) => wish.trim().slice(0, 2).toLowerCase());
  return known.map((wish) => pageLanguages.find((language) => language === wish)).find((found) => found) ?? 'en';
};
