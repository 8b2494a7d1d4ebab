import { DepositResult } from '../features/wallet/deposit-result.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/deposit-success.ts';

export const handle = { texts: ['wallet'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const { title } = await titleOf(request, 'depositResult');
  return { title, si: new URL(request.url).searchParams.get('si') ?? '' };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function DepositSuccess({ loaderData: { si } }: Route.ComponentProps) {
  return <DepositResult key={si} si={si} />;
}
