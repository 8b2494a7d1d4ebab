import type { PageHost } from '@stagedoor/contract/page-host';
import { readCookie } from '../browser/cookies.ts';
import { parseTheme, themeCookie } from '../browser/theme-choice.ts';
import { chooseLanguage, languageCookie } from '../i18n/language.ts';
import { countryCookie, currencyCookie, parseStoredCurrency, storedCurrencyText } from '../money/currency.ts';
import { signedCookie } from '../session/browser-session.ts';

const country = /^[a-z]{2}$/;

/** Everything that a page may know about the requesting browser. Other cookies reach no loader. */
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
