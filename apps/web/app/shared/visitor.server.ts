import type { PageHost } from '@stagedoor/contract/page-host';
import { signedCookie } from './browser-session.ts';
import { readCookie } from './cookies.ts';
import { countryCookie, currencyCookie, parseStoredCurrency, storedCurrencyText } from './currency.ts';
import { chooseLanguage, languageCookie } from './language.ts';
import { parseTheme, themeCookie } from './theme-choice.ts';

const country = /^[a-z]{2}$/;

/** All that a page may know of the browser that asks for it. A cookie that is not named here reaches no loader. */
export const visitorOf: PageHost['visitorOf'] = (headers) => {
  const read = (name: string) => readCookie(headers.cookie ?? null, name);
  const currency = parseStoredCurrency(read(currencyCookie));
  const known = country.exec(read(countryCookie) ?? '')?.[0];
  const signed = read(signedCookie) === '1';
  const cookies: Record<string, string | undefined> = {
    [languageCookie]: chooseLanguage(read(languageCookie), headers['accept-language'] ?? null),
    [themeCookie]: parseTheme(read(themeCookie)),
    [currencyCookie]: currency ? storedCurrencyText(currency) : undefined,
    [countryCookie]: known,
    [signedCookie]: signed ? '1' : undefined,
  };
  const written = Object.entries(cookies).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return { cookies: written.join('; '), knowsCountry: known !== undefined, signed };
};
