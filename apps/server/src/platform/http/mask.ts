// Mailed links carry their token in the path. Our own path segments are lower case, so any long mixed-case segment may
// be a token.
const secret = /(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{20,}/g;

const longest = 300;

/** A URL for the log: no query values, no tokens, limited length. */
export const maskUrl = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  const names = query ? `?${[...new URLSearchParams(query).keys()].join('&')}` : '';
  const masked = path.replaceAll(secret, '***') + names;
  return masked.length > longest ? `${masked.slice(0, longest)}…` : masked;
};

const email = /[^\s<>"']+@[^\s<>"']+/g;
const query = /\?[^\s"']+/g;

/** An error message that is safe to show: no email addresses, no query values, no tokens. */
export const maskWords = (words: string): string =>
  words.replaceAll(email, '***').replaceAll(query, '?***').replaceAll(secret, '***').slice(0, longest);
