import { WalletPage } from '../features/wallet/wallet-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/wallet.ts';

export const handle = { texts: ['wallet'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'wallet');
};

export const meta = privateMeta;

export default function Wallet() {
  return <WalletPage />;
}
