import { createClient } from '@stagedoor/contract/client';
import { anonymousToken } from '@stagedoor/contract/limits';
import type { PageContext } from '@stagedoor/contract/page-host';
import { createContext, type RouterContextProvider } from 'react-router';
import { signedCookie } from './browser-session.ts';
import { readCookie } from './cookies.ts';
import { chooseLanguage, languageCookie } from './language.ts';

/** The defaults serve `react-router dev`, where nobody hands a context in. */
export const pageContext = createContext<PageContext>({
  scriptMark: '',
  country: null,
  api: (path, init) => fetch(`${process.env.API_ORIGIN ?? 'http://localhost:3000'}/api${path}`, init),
  sandbox: false,
  supportEmail: 'support@stagedoor.example',
  get now() {
    return Date.now();
  },
});

type LoaderContext = Readonly<RouterContextProvider>;

/** Pages are rendered as a visitor sees them; what belongs to the user is loaded in the browser. */
export const visitorApi = (context: LoaderContext) =>
  createClient({
    baseUrl: '',
    fetch: context.get(pageContext).api,
    headers: () => ({ authorization: `Bearer ${anonymousToken}` }),
  });

export const requestLanguage = (request: Request) =>
  chooseLanguage(readCookie(request.headers.get('cookie'), languageCookie), request.headers.get('accept-language'));

/** Whether the browser says that somebody is logged in there; only its token can prove it. */
export const isSignedIn = (request: Request): boolean =>
  readCookie(request.headers.get('cookie'), signedCookie) === '1';
