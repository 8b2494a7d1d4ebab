import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import text from '../../../ui/theme/text.module.css';

const links: Partial<Record<string, (id: number) => string>> = {
  application: () => paths.adminApplications(),
  batch: () => paths.adminWithdrawals('sent'),
  order: paths.order,
  score: () => paths.adminReviews(),
  chat: staffPaths.supportChat,
  support: () => staffPaths.supportRequests('closed'),
  user: staffPaths.user,
  withdrawal: () => paths.adminWithdrawals(),
};

/** What the action changed, with a link to it. */
export const Subject = ({ subject }: { subject: string }) => {
  const { find } = useTranslation('audit');
  const [kind = '', id = ''] = subject.split(' ');
  const words = find(`subjects.${kind}`, { id }) ?? subject;
  const to = links[kind]?.(Number(id));
  return to ? (
    <Link to={to} className={text.link}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
};
