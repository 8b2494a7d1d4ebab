import { redirect } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';

/** The app handles this URL; without the app it redirects to the home page. */
export const loader = () => redirect(paths.home());
