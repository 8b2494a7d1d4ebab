import { GiftChanged, GiftThanks } from '../features/gifts/gift-thanks-page.tsx';
import { PurchaseResultPage } from '../features/product/result/purchase-result-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/product-bought.ts';

export const handle = { texts: ['purchase', 'gifts'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const { title } = await titleOf(request, 'bought');
  const query = new URL(request.url).searchParams;
  return { title, receipt: query.get('o') ?? '', isGift: /donation$/i.test(query.get('pt') ?? '') };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function ProductBought({ loaderData: { receipt, isGift } }: Route.ComponentProps) {
  if (isGift && !receipt) return <GiftChanged />;
  const thanks = isGift ? <GiftThanks receipt={receipt} /> : undefined;
  return <PurchaseResultPage key={receipt} receipt={receipt} thanks={thanks} />;
}
