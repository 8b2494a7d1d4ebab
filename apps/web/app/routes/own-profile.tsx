import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ForUser } from '../shared/for-user.tsx';
import { paths } from '../shared/paths.ts';
import { needSession, titleOf } from '../shared/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/private-page.ts';
import { useSession } from '../shared/session.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/own-profile.ts';

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'ownProfile');
};

export const meta = privateMeta;

export const headers = secretHeaders;

/**
 * A link in a mail that leads to one's own profile. The token opens nothing: whoever follows it logs in, so a forwarded
 * mail gives nobody away.
 */
export default function OwnProfile() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (user) void navigate(user.hasProfile ? paths.profile(user) : paths.settings('account'), { replace: true });
  }, [user, navigate]);
  return (
    <Page title={t('header.profile')}>
      <ForUser>{() => null}</ForUser>
    </Page>
  );
}
