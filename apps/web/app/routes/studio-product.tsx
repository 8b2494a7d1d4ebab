import { EditProductPage } from '../features/studio/form/edit-product-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-product.ts';

export const handle = { texts: ['studio', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioProduct');
};

export const meta = privateMeta;

export default function StudioProduct({ params }: Route.ComponentProps) {
  return <EditProductPage idProduct={Number(params.id)} />;
}
