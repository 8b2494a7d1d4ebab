import { redirect } from 'react-router';
import type { Route } from './+types/mob-app-user-profile.ts';

/** The app opens this address itself; without the app the profile is on the site. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${encodeURIComponent(params.id)}`);
