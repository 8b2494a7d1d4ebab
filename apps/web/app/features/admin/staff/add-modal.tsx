import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { addStaffMember } from './api.ts';
import { MemberModal } from './member-modal.tsx';

export default function AddModal({ answer }: ModalProps<'done'>) {
  const { t } = useTranslation('members');
  return (
    <MemberModal
      title={t('adding.title')}
      lead={t('adding.lead')}
      submit={t('adding.submit')}
      held={[]}
      asksEmail
      send={addStaffMember}
      answer={answer}
    />
  );
}
