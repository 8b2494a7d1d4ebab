import { Link } from 'react-router';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import text from '../../../ui/theme/text.module.css';

type Props = { person: { idUser: number; name: string }; words?: string };

export const PersonLink = ({ person: { idUser, name }, words = name }: Props) => (
  <Link to={staffPaths.user(idUser)} className={text.link}>
    {words}
  </Link>
);
