import { type Call, type ClientOptions, createClient, createClientOf } from '@stagedoor/contract/client';
import { fictionalCompany } from '@stagedoor/contract/company';
import { anonymousToken } from '@stagedoor/contract/limits';
import type { PageContext } from '@stagedoor/contract/page-host';
import type { Route as RouteOf } from '@stagedoor/contract/route';
import type { RouteName } from '@stagedoor/contract/routes';
import { createContext, type RouterContextProvider } from 'react-router';
import { readCookie } from '../browser/cookies.ts';
import { chooseLanguage, languageCookie } from '../i18n/language.ts';
import { signedCookie } from '../session/browser-session.ts';

/** The defaults are for `react-router dev`, which passes no context. */
export const pageContext = createContext<PageContext>({
  scriptMark: '',
  country: null,
  api: (path, init) => fetch(`${process.env.API_ORIGIN ?? 'http://localhost:3000'}/api${path}`, init),
  sandbox: false,
  company: fictionalCompany,
  get now() {
    return Date.now();
  },
});

type LoaderContext = Readonly<RouterContextProvider>;

/** Pages are rendered as a visitor sees them; the user's data is loaded in the browser. */
export const visitorApi = (context: LoaderContext) => createClient(asVisitor(context));

/** As `visitorApi`, for another table of routes. */
export const visitorApiOf = <Name extends RouteName>(
  context: LoaderContext,
  table: Readonly<Record<Name, RouteOf>>,
): Call<Name> => createClientOf(table, asVisitor(context));

const asVisitor = (context: LoaderContext): ClientOptions => ({
  baseUrl: '',
  fetch: context.get(pageContext).api,
  headers: () => ({ authorization: `Bearer ${anonymousToken}` }),
});

export const requestLanguage = (request: Request) =>
  chooseLanguage(readCookie(request.headers.get('cookie'), languageCookie), request.headers.get('accept-language'));

/** Whether the browser claims to be logged in; only its token can prove it. */
export const isSignedIn = (request: Request): boolean =>
  readCookie(request.headers.get('cookie'), signedCookie) === '1';
