import type { FoundPerson } from '@stagedoor/contract/schemas/person';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { localDay } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import text from '../../../ui/theme/text.module.css';
import queue from '../queue.module.css';
import { StateBadge } from './state-badge.tsx';

export const PersonRow = ({ person }: { person: FoundPerson }) => {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const now = new Date(Date.now() + useServerOffset());
  const { idUser, name, nickname, email, phone, role, since } = person;
  return (
    <tr>
      <th scope="row" data-column="person">
        <Link to={staffPaths.user(idUser)} className={text.link}>
          {name}
        </Link>
        <small>{[t('number', { id: idUser }), nickname && `@${nickname}`].filter(Boolean).join(', ')}</small>
      </th>
      <td data-column="about" className={queue.about}>
        <span>{email ?? phone ?? t('noContact')}</span>
        {email && phone && <small>{phone}</small>}
      </td>
      <td data-column="state">
        <StateBadge person={person} />
        <small>{t(`roles.${role}`)}</small>
      </td>
      <td data-column="since">
        <time dateTime={since}>{localDay(new Date(since), now, language)}</time>
      </td>
    </tr>
  );
};
