import { feedSpaces } from '@stagedoor/contract/feed-spaces';
import { useSearchParams } from 'react-router';
import { StudioPosts } from '../features/feed/studio/studio-posts.tsx';
import { StudioFrame } from '../features/studio/studio-frame.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-posts.ts';

export const handle = { texts: ['studio', 'composer', 'feed', 'photo', 'upload'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioPosts');
};

export const meta = privateMeta;

/** The talent's posts in the feed and in the community, and those of talents for whom they act. */
export default function StudioPostsRoute() {
  const { t } = useTranslation('composer');
  const [query] = useSearchParams();
  const space = feedSpaces.find((one) => one === query.get('space')) ?? 'feed';
  const page = query.get('page');
  return (
    <StudioFrame title={t('posts.title')}>
      {(user) => <StudioPosts user={user} space={space} idPage={page === null ? undefined : Number(page)} />}
    </StudioFrame>
  );
}
