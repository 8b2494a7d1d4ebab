import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import text from '../../../ui/text.module.css';

const rooms: Partial<Record<string, (id: number) => string>> = {
  application: () => paths.adminApplications(),
  batch: () => paths.adminWithdrawals('sent'),
  order: paths.order,
  score: () => paths.adminReviews(),
  user: staffPaths.user,
  withdrawal: () => paths.adminWithdrawals(),
};

/** What it was done to, and the way there. */
export const Subject = ({ subject }: { subject: string }) => {
  const { find } = useTranslation('audit');
  const [kind = '', id = ''] = subject.split(' ');
  const words = find(`subjects.${kind}`, { id }) ?? subject;
  const to = rooms[kind]?.(Number(id));
  return to ? (
    <Link to={to} className={text.link}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
};
