/** Safe HTML: every value has been escaped, unless it was made by `html` itself. */
export type Html = { readonly markup: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

type Part = string | Html | Html[] | null;

const markupOf = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string') return escapeText(part);
  return Array.isArray(part) ? part.map(({ markup }) => markup).join('') : part.markup;
};

export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: pieces.map((piece, n) => piece + markupOf(parts[n] ?? null)).join(''),
});
