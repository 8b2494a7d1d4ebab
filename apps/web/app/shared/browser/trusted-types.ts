import { themeScript } from './theme-choice.ts';

/** At the root, because a service worker controls only paths below its own. */
export const pushWorker = '/push-worker.js';

const emptyScript = '<script></script>';

/**
 * Text without markup. The exception is what React creates script elements from, which hold a page's structured data.
 */
export const isHarmless = (html: string): boolean => !html.includes('<') || html === emptyScript;

/** The built scripts of this site, and the push worker. */
export const isOurScript = (address: string, origin: string): boolean => {
  const url = URL.parse(address, origin);
  return url?.origin === origin && (url.pathname.startsWith('/assets/') || url.pathname === pushWorker);
};

type Rule = (text: string) => string | null;
type Rules = { createHTML: Rule; createScript: Rule; createScriptURL: Rule };
type Policies = { createPolicy: (name: string, rules: Rules) => unknown };

/**
 * Under the content security policy plain strings cannot become HTML or script. Libraries write style sheets and
 * structured data that way; neither contains a tag, so this allows text without tags, and only our own scripts and
 * workers.
 */
export const trustTexts = (): void => {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScript: (script) => (script === themeScript ? script : null),
    createScriptURL: (address) => (isOurScript(address, window.location.origin) ? address : null),
  });
};
