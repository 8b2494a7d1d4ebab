export const ownpage = {
  title: 'My page',
  lead: 'What fans read on your public page. Write each text in every language, or leave the same text in all three.',
  names: 'Name',
  headline: 'What you do',
  about: 'About you',
  languages: 'Languages you answer in',
  problem: 'Fill this in, {max, number} characters at most',
  noLanguage: 'Choose at least one language',
  save: 'Save page',
  saved: 'Saved',
  view: 'View my page',
} as const;
