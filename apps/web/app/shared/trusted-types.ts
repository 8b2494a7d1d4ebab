import { themeScript } from './theme-choice.ts';

const emptyScript = '<script></script>';

/** Text that is not markup; React makes script elements, which hold a page's structured data, from the one exception. */
export const isHarmless = (html: string): boolean => !html.includes('<') || html === emptyScript;

type Rule = (text: string) => string | null;
type Policies = { createPolicy: (name: string, rules: { createHTML: Rule; createScript: Rule }) => unknown };

/**
 * The content security policy lets no plain string become HTML or script. The libraries write style sheets and structured
 * data that way; neither holds a tag, so anything with a tag stays refused, and of scripts there is only our own.
 */
export const trustTexts = (): void => {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScript: (script) => (script === themeScript ? script : null),
  });
};
