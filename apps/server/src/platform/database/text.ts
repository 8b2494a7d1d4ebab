/** The value of a `localized` column: one text in the product's three languages. */
export type Text = { en: string; uk: string; ru: string };
