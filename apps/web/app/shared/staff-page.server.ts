import { data } from 'react-router';
import { signedCookie } from './browser-session.ts';
import { readCookie } from './cookies.ts';

/** For everybody but the staff there is no such page. */
export const refuseVisitors = (request: Request): void => {
  if (readCookie(request.headers.get('cookie'), signedCookie) !== '1') throw data(null, { status: 404 });
};
