import type { StaffMember } from '@stagedoor/contract/schemas/staff';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSession } from '../../../shared/session/session.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import queue from '../queue.module.css';
import { MemberActions } from './member-actions.tsx';

type Props = { member: StaffMember; onDecided: () => void };

export const MemberRow = ({ member, onDecided }: Props) => {
  const { t } = useTranslation('members');
  const language = useLanguage();
  const { user } = useSession();
  const { idUser, name, email, scopes, addedAt, addedBy, hasSecondFactor } = member;
  return (
    <tr>
      <th scope="row" data-column="member">
        <span>{name}</span>
        <small>{email}</small>
      </th>
      <td data-column="about">{scopes.map((scope) => t(`names.${scope}`)).join(', ')}</td>
      <td data-column="since">
        <time dateTime={addedAt}>{dayAndTime(new Date(addedAt), language)}</time>
        <small>{addedBy === null ? t('byOperator') : t('addedBy', { name: addedBy })}</small>
      </td>
      <td data-column="factor">
        <Badge kind={hasSecondFactor ? 'safe' : 'plain'}>{t(hasSecondFactor ? 'set' : 'notSet')}</Badge>
      </td>
      <td data-column="decision" className={queue.decision}>
        {idUser === user?.idUser ? <span>{t('you')}</span> : <MemberActions member={member} onDecided={onDecided} />}
      </td>
    </tr>
  );
};
