import { redirect } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';
import { secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/mob-app-password-reset.ts';

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(paths.setPassword(params.token), { headers: secretHeaders() });
