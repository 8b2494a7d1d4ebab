import { WithdrawPage } from '../features/wallet/withdraw/withdraw-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/withdraw.ts';

export const handle = { texts: ['withdraw', 'verify'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'withdraw');
};

export const meta = privateMeta;

export default function Withdraw() {
  return <WithdrawPage />;
}
