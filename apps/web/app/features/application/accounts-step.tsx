import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Problem } from '../../ui/fields/field-frame.tsx';
import styles from './application-page.module.css';
import { ApplicationStep } from './application-step.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { Profiles } from './profiles.tsx';
import type { Applying } from './use-application.ts';
import { WorkEmail } from './work-email.tsx';

/** Proofs of identity: profiles elsewhere, linked log-in accounts, a work email. */
export const AccountsStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { application, user, problems } = applying;
  const parts = (
    <div className={styles.parts}>
      <Profiles application={application} />
      <LinkedAccounts user={user} />
      <WorkEmail user={user} />
    </div>
  );
  return (
    <ApplicationStep applying={applying} above={parts}>
      {problems.profiles && <Problem>{t('problems.profiles')}</Problem>}
    </ApplicationStep>
  );
};
