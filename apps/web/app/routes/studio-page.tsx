import { ProfilePreview } from '../features/profile/profile-preview.tsx';
import { AvailabilitySetting } from '../features/settings/availability-setting.tsx';
import { FirstProduct } from '../features/store/first-product.tsx';
import { Store } from '../features/store/store.tsx';
import { OwnPage } from '../features/studio/page/own-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-page.ts';

export const handle = { texts: ['studio', 'ownpage', 'profile', 'people', 'product', 'photo', 'settings'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioPage');
};

export const meta = privateMeta;

export default function StudioPage() {
  return (
    <OwnPage
      preview={(profile) => {
        const { products, hasMoreProducts, userDTO } = profile;
        const store = <Store products={products} hasMore={hasMoreProducts} portrait={userDTO.imageLink} />;
        return <ProfilePreview profile={profile} first={<FirstProduct products={products} />} store={store} />;
      }}
      availability={(user) => <AvailabilitySetting user={user} />}
    />
  );
}
