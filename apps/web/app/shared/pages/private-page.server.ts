import { redirect } from 'react-router';
import { textsIn } from '../i18n/texts.server.ts';
import type { PlainKey } from '../i18n/translate.ts';
import { paths } from '../navigation/paths.ts';
import { isSignedIn, requestLanguage } from './page.server.ts';

/** The title of a page that search engines should not list. */
export const titleOf = async (request: Request, key: PlainKey<'titles'>): Promise<{ title: string }> => ({
  title: (await textsIn(requestLanguage(request))).of('titles')(key),
});

/** Redirects to the log-in without the session cookie; the browser checks again with the token. */
export const needSession = (request: Request): void => {
  if (isSignedIn(request)) return;
  throw redirect(paths.login(requestedPage(request)));
};

/** The page's own URL: client navigations request `.data` URLs, which the log-in must not redirect back to. */
const requestedPage = (request: Request): string => {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  return `${url.pathname.replace(/\.data$/, '')}${url.search}`;
};
