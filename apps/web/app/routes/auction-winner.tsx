import { WinnerPage } from '../features/auctions/winner/winner-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/auction-winner.ts';

export const handle = { texts: ['winner', 'buy'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  needSession(request);
  const idProduct = Number(new URL(request.url).searchParams.get('product'));
  return { ...(await titleOf(request, 'auctionWinner')), idProduct };
};

export const meta = privateMeta;

export default function AuctionWinner({ loaderData: { idProduct } }: Route.ComponentProps) {
  return <WinnerPage key={idProduct} idProduct={idProduct} />;
}
