import { themeScript } from './theme-choice.ts';

/** At the root, since a worker reaches no further up than where it lies. */
export const pushWorker = '/push-worker.js';

const emptyScript = '<script></script>';

/** Text that is not markup; React makes script elements, which hold a page's structured data, from the one exception. */
export const isHarmless = (html: string): boolean => !html.includes('<') || html === emptyScript;

/** The built scripts of this site, and the worker that shows web pushes. */
export const isOurScript = (address: string, origin: string): boolean => {
  const url = URL.parse(address, origin);
  return url?.origin === origin && (url.pathname.startsWith('/assets/') || url.pathname === pushWorker);
};

type Rule = (text: string) => string | null;
type Rules = { createHTML: Rule; createScript: Rule; createScriptURL: Rule };
type Policies = { createPolicy: (name: string, rules: Rules) => unknown };

/**
 * The content security policy lets no plain string become HTML or script. The libraries write style sheets and structured
 * data that way; neither holds a tag, so anything with a tag stays refused, and of scripts and workers there are only our own.
 */
export const trustTexts = (): void => {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScript: (script) => (script === themeScript ? script : null),
    createScriptURL: (address) => (isOurScript(address, window.location.origin) ? address : null),
  });
};
