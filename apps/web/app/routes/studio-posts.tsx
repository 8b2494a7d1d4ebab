import { feedSpaces } from '@stagedoor/contract/feed-spaces';
import { useSearchParams } from 'react-router';
import { OwnPosts } from '../features/feed/studio/own-posts.tsx';
import { StudioFrame } from '../features/studio/studio-frame.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { ChipLink, ChipRow } from '../ui/buttons/chip.tsx';
import type { Route } from './+types/studio-posts.ts';

export const handle = { texts: ['studio', 'composer', 'feed', 'photo', 'upload'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioPosts');
};

export const meta = privateMeta;

/** The talent's posts in the feed and in the community. */
export default function StudioPosts() {
  const { t } = useTranslation('composer');
  const [query] = useSearchParams();
  const space = feedSpaces.find((one) => one === query.get('space')) ?? 'feed';
  return (
    <StudioFrame title={t('posts.title')}>
      {({ idUser }) => (
        <>
          <ChipRow label={t('posts.spaces')}>
            {feedSpaces.map((one) => (
              <ChipLink key={one} to={paths.studioPosts(one === 'feed' ? undefined : one)} current={one === space}>
                {t(`posts.${one}`)}
              </ChipLink>
            ))}
          </ChipRow>
          <OwnPosts key={space} space={space} idUser={idUser} />
        </>
      )}
    </StudioFrame>
  );
}
