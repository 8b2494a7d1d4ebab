import { createHash } from 'node:crypto';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

export type { Html };

/** A piece of page for the few that are not part of the web. Everything put into it is text, unless it was made by `html` itself. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(render)));

const render = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return String(value ?? '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
};

const styles = `
:root { color-scheme: light dark; --line: light-dark(#d9cdba, #43334a); --quiet: light-dark(#5e465f, #c0acb5); --paper: light-dark(#fefcf8, #281b2b); }
body { margin: 0 auto; max-width: 62rem; padding: 2rem clamp(1rem, 4vw, 2.5rem) 4rem; font: 16px/1.55 system-ui, sans-serif; background: light-dark(#f6efe3, #190f1c); color: light-dark(#211122, #f3ece0); }
h1 { font-size: 2rem; letter-spacing: -0.03em; margin: 0 0 .5rem; } h2 { border-top: 2px solid currentcolor; padding-top: .75rem; margin: 2.5rem 0 1rem; font-size: 1.25rem; }
a { color: inherit; } p.quiet, small { color: var(--quiet); } code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; }
details, article { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; margin: .5rem 0; }
summary { cursor: pointer; min-height: 1.75rem; } summary code { overflow-wrap: anywhere; } summary small { display: block; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; } nav a { display: inline-block; padding: .5rem 0; }
:focus-visible { outline: 3px solid light-dark(#483149, #ffc859); outline-offset: 3px; }
`;

/** For these pages: their own styles, and nothing that runs. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "frame-ancestors 'none'",
].join('; ');

export const plainPage = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Stagedoor</title>
<style>${new Html(styles)}</style>
</head>
<body><main>${body}</main></body>
</html>`.text;
