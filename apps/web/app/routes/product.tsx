import { lazy } from 'react';
import { loadProduct } from '../features/product/load-product.server.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import { WhenNear } from '../shared/browser/when-near.tsx';
import { describe } from '../shared/pages/seo.ts';
import type { Route } from './+types/product.ts';

const ProductReviews = lazy(() => import('../features/reviews/product-reviews.tsx'));

export const handle = { texts: ['product', 'buy', 'people'] };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadProduct(request, context, new URL(request.url).searchParams.get('id') ?? '');

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, instructions, greeting } = loaderData;
  return (
    <ProductPage key={product.idProduct} product={product} instructions={instructions} greeting={greeting}>
      <WhenNear>
        <ProductReviews product={product} />
      </WhenNear>
    </ProductPage>
  );
}
