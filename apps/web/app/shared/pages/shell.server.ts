import type { RouterContextProvider } from 'react-router';
import { cookieText, readCookie } from '../browser/cookies.ts';
import { parseTheme, themeCookie } from '../browser/theme-choice.ts';
import { countryCookie, currencyCookie, parseStoredCurrency } from '../money/currency.ts';
import { isSignedIn, pageContext, requestLanguage, visitorApi } from './page.server.ts';
import type { ShellData } from './shell-data.ts';

/** A page works without rates: prices are then in dollars. */
const orNull = <Value>(pending: Promise<Value>): Promise<Value | null> => pending.catch(() => null);

export const loadShell = async (request: Request, context: Readonly<RouterContextProvider>) => {
  const cookies = request.headers.get('cookie');
  const api = visitorApi(context);
  const page = context.get(pageContext);
  const knownCountry = readCookie(cookies, countryCookie);
  const dated = await orNull(api('getDatedRates'));
  const country = knownCountry ?? page.country;
  const shell: ShellData = {
    language: requestLanguage(request),
    theme: parseTheme(readCookie(cookies, themeCookie)),
    storedCurrency: parseStoredCurrency(readCookie(cookies, currencyCookie)),
    country,
    rates: dated?.rates ?? null,
    ratesOf: dated?.updatedAt ?? null,
    signed: isSignedIn(request),
    sandbox: page.sandbox,
    now: page.now,
  };
  const newCountry = knownCountry === undefined && country !== null;
  return { shell, cookie: newCountry ? cookieText(countryCookie, country) : null };
};
