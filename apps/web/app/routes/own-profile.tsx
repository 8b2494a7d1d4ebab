import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import { ForUser } from '../shared/session/for-user.tsx';
import { useSession } from '../shared/session/session.ts';
import { Page } from '../ui/layout/page.tsx';
import type { Route } from './+types/own-profile.ts';

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'ownProfile');
};

export const meta = privateMeta;

export const headers = secretHeaders;

/**
 * A mailed link to the reader's own profile. The token grants nothing: the reader must log in, so a forwarded mail
 * reveals nothing.
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
