import { redirect } from 'react-router';
import { isSignedIn, requestLanguage } from './page.server.ts';
import { paths } from './paths.ts';
import type { PlainKey } from './texts/say.ts';
import { textsIn } from './texts.server.ts';

/** The title of a page that no search engine should list. */
export const titleOf = async (request: Request, key: PlainKey<'titles'>): Promise<{ title: string }> => ({
  title: (await textsIn(requestLanguage(request))).of('titles')(key),
});

/** Without a sign of a session there is nothing to show; the browser looks again with the session itself. */
export const needSession = (request: Request): void => {
  if (isSignedIn(request)) return;
  throw redirect(paths.login(pageAsked(request)));
};

/** Scripts ask for a page's data at an address beside the page's own, which is where people come back to. */
const pageAsked = (request: Request): string => {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  return `${url.pathname.replace(/\.data$/, '')}${url.search}`;
};
