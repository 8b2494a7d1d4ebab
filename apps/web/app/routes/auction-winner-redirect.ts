import { redirect } from 'react-router';
import { withQuery } from '../shared/navigation/paths.ts';
import type { Route } from './+types/auction-winner-redirect.ts';

/** From the mobile app and from mails. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  return redirect(
    withQuery('/auction-winner', {
      product: query.get('product') ?? undefined,
      owner: query.get('owner') ?? undefined,
    }),
  );
};
