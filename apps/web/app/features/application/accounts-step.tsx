import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Problem } from '../../ui/field-frame.tsx';
import styles from './application-page.module.css';
import { LinkedAccounts } from './linked-accounts.tsx';
import { Profiles } from './profiles.tsx';
import { StepForm } from './step-form.tsx';
import type { Applying } from './use-application.ts';
import { WorkEmail } from './work-email.tsx';

/** Who says so: profiles elsewhere, accounts one logs in with, an address at work. */
export const AccountsStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { application, user, problems, goOn, failure } = applying;
  const parts = (
    <div className={styles.parts}>
      <Profiles application={application} />
      <LinkedAccounts user={user} />
      <WorkEmail user={user} />
    </div>
  );
  return (
    <StepForm step="accounts" onSubmit={goOn} failure={failure} above={parts}>
      {problems.profiles && <Problem>{t('problems.profiles')}</Problem>}
    </StepForm>
  );
};
