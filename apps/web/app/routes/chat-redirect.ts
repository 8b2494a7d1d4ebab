import { redirect } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';

export const loader = () => redirect(paths.chat());
