type Filled = {
  categories: readonly unknown[];
  specialization: string;
  about: string;
  languages: readonly unknown[];
  profiles: readonly unknown[];
  linked: boolean;
  offer: boolean;
};

/** The missing parts, by name. */
export const missingParts = (filled: Filled): Record<string, 'required'> => {
  const there = {
    categories: filled.categories.length > 0,
    specialization: filled.specialization !== '',
    about: filled.about !== '',
    languages: filled.languages.length > 0,
    profiles: filled.linked || filled.profiles.length > 0,
    offer: filled.offer,
  };
  const missing = Object.entries(there).filter(([, isThere]) => !isThere);
  return Object.fromEntries(missing.map(([part]) => [part, 'required']));
};
