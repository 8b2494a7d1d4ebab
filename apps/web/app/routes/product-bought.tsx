import { PurchaseResultPage } from '../features/product/result/purchase-result-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/product-bought.ts';

export const handle = { texts: ['purchase'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const { title } = await titleOf(request, 'bought');
  return { title, receipt: new URL(request.url).searchParams.get('o') ?? '' };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function ProductBought({ loaderData: { receipt } }: Route.ComponentProps) {
  return <PurchaseResultPage key={receipt} receipt={receipt} />;
}
