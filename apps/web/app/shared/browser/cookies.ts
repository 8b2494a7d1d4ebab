const year = 60 * 60 * 24 * 365;

export const readCookie = (header: string | null, name: string): string | undefined => {
  const pair = header?.split('; ').find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined; // not written by us
  }
};

/** For preferences that the server needs for rendering. Not for secrets: scripts can read them. */
export const cookieText = (name: string, value: string, seconds = year): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

export const writeCookie = (name: string, value: string, seconds?: number): void => {
  document.cookie = cookieText(name, value, seconds);
};

export const removeCookie = (name: string): void => writeCookie(name, '', 0);
