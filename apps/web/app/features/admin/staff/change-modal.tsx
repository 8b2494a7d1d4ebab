import type { StaffMember } from '@stagedoor/contract/schemas/staff';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { changeStaffScopes } from './api.ts';
import { MemberModal } from './member-modal.tsx';

type Props = ModalProps<'done'> & { member: StaffMember };

export default function ChangeModal({ member: { idUser, name, scopes: held }, answer }: Props) {
  const { t } = useTranslation('members');
  return (
    <MemberModal
      title={t('changing.title', { name })}
      lead={t('changing.lead')}
      submit={t('changing.submit')}
      held={held}
      send={({ scopes }) => changeStaffScopes({ idUser, scopes })}
      answer={answer}
    />
  );
}
