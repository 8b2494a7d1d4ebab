import { GiftFailedPage } from '../features/gifts/gift-failed-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/donate-failed.ts';

export const handle = { texts: ['gifts'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const { title } = await titleOf(request, 'donateFailed');
  const idTalent = Number(new URL(request.url).searchParams.get('user'));
  return { title, idTalent: Number.isSafeInteger(idTalent) && idTalent > 0 ? idTalent : null };
};

export const meta = privateMeta;

export default function DonateFailed({ loaderData: { idTalent } }: Route.ComponentProps) {
  return <GiftFailedPage idTalent={idTalent} />;
}
