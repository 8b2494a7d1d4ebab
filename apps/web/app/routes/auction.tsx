import { AuctionPage } from '../features/auctions/page/auction-page.tsx';
import { loadAuction } from '../features/auctions/page/load-auction.server.ts';
import { describe } from '../shared/pages/seo.ts';
import type { Route } from './+types/auction.ts';

export const handle = { texts: ['auction', 'auctions'] };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadAuction(request, context, new URL(request.url).searchParams.get('id') ?? '');

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Auction({ loaderData: { auction } }: Route.ComponentProps) {
  return <AuctionPage key={auction.idProduct} rendered={auction} />;
}
