import type { StaffMember } from '@stagedoor/contract/schemas/staff';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { staffApi } from '../staff-api.ts';
import { MemberModal } from './member-modal.tsx';

type Props = Asked<'done'> & { member: StaffMember };

export default function ChangeModal({ member: { idUser, name, scopes: held }, answer }: Props) {
  const { t } = useTranslation('members');
  return (
    <MemberModal
      title={t('changing.title', { name })}
      lead={t('changing.lead')}
      submit={t('changing.submit')}
      held={held}
      send={(scopes) => staffApi('changeStaffScopes', { body: { idUser, scopes } })}
      answer={answer}
    />
  );
}
