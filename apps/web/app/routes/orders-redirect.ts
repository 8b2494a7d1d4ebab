import { redirect } from 'react-router';
import type { Route } from './+types/orders-redirect.ts';

export const loader = ({ request }: Route.LoaderArgs) => redirect(`/orders${new URL(request.url).search}`);
