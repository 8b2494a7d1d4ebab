// Mailed links carry their token in the path. Our own words are lower case, so anything long that is not may be one.
const secret = /(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{20,}/g;

/** An address as it may stand in a log: no query values, no tokens. */
export const maskUrl = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  const names = query ? `?${[...new URLSearchParams(query).keys()].join('&')}` : '';
  return path.replaceAll(secret, '***') + names;
};

const email = /[^\s<>"']+@[^\s<>"']+/g;
const query = /\?[^\s"']+/g;
const longest = 300;

/** What an error said, as it may be shown to somebody: no addresses, no query values, no tokens. */
export const maskWords = (words: string): string =>
  words.replaceAll(email, '***').replaceAll(query, '?***').replaceAll(secret, '***').slice(0, longest);
