import { ProductsPage } from '../features/studio/products/products-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-products.ts';

export const handle = { texts: ['studio'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioProducts');
};

export const meta = privateMeta;

export default function StudioProducts() {
  return <ProductsPage />;
}
