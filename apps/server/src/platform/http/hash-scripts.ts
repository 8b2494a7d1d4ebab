import { createHash } from 'node:crypto';

const end = '</script>';

/**
 * The inline scripts that the renderer marked as its own, as a content security policy names them, and the page without the
 * marks. A script that came in by another way has no mark, so nothing vouches for it.
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
