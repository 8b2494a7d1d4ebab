import { useSearchParams } from 'react-router';
import { FeedSettings } from '../features/feed/settings/feed-settings.tsx';
import { useMe } from '../features/settings/me.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-feed.ts';

export const handle = { texts: ['feedsettings'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsFeed');

export const meta = privateMeta;

export default function FeedSettingsRoute() {
  const [query] = useSearchParams();
  return <FeedSettings user={useMe()} space={query.get('tab') === 'community' ? 'community' : 'feed'} />;
}
