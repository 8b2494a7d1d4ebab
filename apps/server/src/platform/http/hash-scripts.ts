import { createHash } from 'node:crypto';

const end = '</script>';

/**
 * Returns the CSP hashes of the inline scripts that the renderer marked with a nonce, and the page without the marks.
 * An injected script has no mark, so it gets no hash.
 */
export const hashScripts = (html: string, mark: string): { html: string; hashes: string[] } => {
  const parts = html.split(` nonce="${mark}"`);
  const hashes = parts.slice(1).flatMap((part, index) => {
    const tag = parts[index]?.lastIndexOf('<') ?? -1;
    if (!parts[index]?.startsWith('<script', tag)) return [];
    const script = part.slice(part.indexOf('>') + 1, part.indexOf(end));
    return script === '' ? [] : [`'sha256-${createHash('sha256').update(script).digest('base64')}'`];
  });
  return { html: parts.join(''), hashes: [...new Set(hashes)] };
};
