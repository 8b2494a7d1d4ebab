import { readLink } from '../features/links/read-link.server.ts';
import { ChangePassword } from '../features/session/change-password.tsx';
import { ResetPassword } from '../features/session/reset-password.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/set-password.ts';

export const handle = { texts: ['password'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) needSession(request);
  const [{ title }, email] = await Promise.all([
    titleOf(request, 'setPassword'),
    token === null ? null : readLink(context, 'resetPassword', token),
  ]);
  return { title, token, email };
};

export const meta = privateMeta;

export const headers = secretHeaders;

/** From the mail with a token, or from the settings without one. */
export default function SetPassword({ loaderData: { token, email } }: Route.ComponentProps) {
  return token === null ? <ChangePassword /> : <ResetPassword token={token} email={email} />;
}
