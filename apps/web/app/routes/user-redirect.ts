import { redirect } from 'react-router';
import type { Route } from './+types/user-redirect.ts';

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${encodeURIComponent(params.id)}`, 301);
