import type { LinkPurpose } from '@stagedoor/contract/schemas/account';
import { redirect } from 'react-router';
import { GoneLink } from '../features/links/link-page.tsx';
import { findPurpose } from '../features/links/read-link.server.ts';
import { paths } from '../shared/navigation/paths.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/mob-app-link.ts';

export const handle = { texts: ['links'] };

const pages: Record<LinkPurpose, (token: string) => string> = {
  resetPassword: paths.setPassword,
  confirmEmail: paths.confirmEmail,
  revertEmail: paths.revertEmail,
  revertSocial: paths.revertSocial,
  corporateEmail: paths.confirmCorporateEmail,
  unsubscribe: paths.emailUnsubscribe,
  deposit: paths.depositLink,
  withdraw: paths.withdrawLink,
  appeal: paths.appeal,
};

/** The app's mails contain this URL; on a device without the app it redirects to the web page. */
export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const purpose = await findPurpose(context, params.token);
  if (purpose) throw redirect(pages[purpose](params.token), { headers: secretHeaders() });
  return titleOf(request, 'mobAppLink');
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function MobAppLink() {
  return <GoneLink purpose="other" />;
}
