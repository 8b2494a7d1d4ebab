import { redirect } from 'react-router';
import { paths } from '../shared/paths.ts';

/** The app opens this address itself; without the app the site begins where the app would. */
export const loader = () => redirect(paths.home());
