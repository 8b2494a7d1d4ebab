import type { Catalogue } from '@stagedoor/messages/catalogue';
import { data } from 'react-router';
import { signedCookie } from './browser-session.ts';
import { readCookie } from './cookies.ts';
import { titleOf } from './private-page.server.ts';

/** For everybody but the staff there is no such page. */
export const staffTitle = (request: Request, key: keyof Catalogue['titles']): Promise<{ title: string }> => {
  if (readCookie(request.headers.get('cookie'), signedCookie) !== '1') throw data(null, { status: 404 });
  return titleOf(request, key);
};
