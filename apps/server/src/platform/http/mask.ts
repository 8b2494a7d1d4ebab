// Mailed links carry their token in the path. Our own words are lower case, so anything long that is not may be one.
const secret = /(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{20,}/g;

const longest = 300;

/** An address as it may stand in a log: no query values, no tokens, and not longer than a line. */
export const maskUrl = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  const names = query ? `?${[...new URLSearchParams(query).keys()].join('&')}` : '';
  const masked = path.replaceAll(secret, '***') + names;
  return masked.length > longest ? `${masked.slice(0, longest)}…` : masked;
};

const email = /[^\s<>"']+@[^\s<>"']+/g;
const query = /\?[^\s"']+/g;

/** What an error said, as it may be shown to somebody: no addresses, no query values, no tokens. */
export const maskWords = (words: string): string =>
  words.replaceAll(email, '***').replaceAll(query, '?***').replaceAll(secret, '***').slice(0, longest);
