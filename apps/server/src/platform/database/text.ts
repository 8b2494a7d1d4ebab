/** What a `localized` column holds: the same text in the product's three languages. */
export type Text = { en: string; uk: string; ru: string };
