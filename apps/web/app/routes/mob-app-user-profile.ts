import { redirect } from 'react-router';
import type { Route } from './+types/mob-app-user-profile.ts';

/** The app handles this URL; without the app it redirects to the profile. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${encodeURIComponent(params.id)}`);
