import { NewProductPage } from '../features/studio/form/new-product-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-new-product.ts';

export const handle = { texts: ['studio', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioProduct');
};

export const meta = privateMeta;

export default function StudioNewProduct() {
  return <NewProductPage />;
}
