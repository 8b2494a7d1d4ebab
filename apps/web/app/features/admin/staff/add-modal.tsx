import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { staffApi } from '../staff-api.ts';
import { MemberModal } from './member-modal.tsx';

export default function AddModal({ answer }: Asked<'done'>) {
  const { t } = useTranslation('members');
  const [email, setEmail] = useState('');
  return (
    <MemberModal
      title={t('adding.title')}
      lead={t('adding.lead')}
      submit={t('adding.submit')}
      held={[]}
      send={(scopes) => staffApi('addStaffMember', { body: { email: email.trim(), scopes } })}
      answer={answer}
    >
      <Field
        label={t('adding.email')}
        type="email"
        autoComplete="off"
        data-autofocus
        maxLength={limits.account.emailMax}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </MemberModal>
  );
}
