import { data } from 'react-router';
import { readCookie } from '../browser/cookies.ts';
import { signedCookie } from '../session/browser-session.ts';

/** For visitors the page does not exist. */
export const refuseVisitors = (request: Request): void => {
  if (readCookie(request.headers.get('cookie'), signedCookie) !== '1') throw data(null, { status: 404 });
};
