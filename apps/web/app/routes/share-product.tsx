import { loadProduct } from '../features/product/load-product.server.ts';
import { SharedProduct } from '../features/product/shared-product.tsx';
import { describe } from '../shared/pages/seo.ts';
import type { Route } from './+types/share-product.ts';

export const handle = { texts: ['product'] };

/** Other sites read the metadata here; visitors are redirected. */
export const loader = ({ request, context, params }: Route.LoaderArgs) => loadProduct(request, context, params.id);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function ShareProduct({ loaderData: { product } }: Route.ComponentProps) {
  return <SharedProduct product={product} />;
}
