import { fail } from '@stagedoor/contract/errors';

/** Refuses a language of a greeting that the talent does not speak. Without a choice they decide. */
export const requireSpoken = (languages: readonly string[], { greetingLanguage }: Record<string, unknown>): void => {
  if (!greetingLanguage || languages.some((spoken) => spoken === greetingLanguage)) return;
  fail('mandatoryFieldNull', { fields: { greetingLanguage: 'invalid' } });
};
