import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { renewRecoveryCodes } from './api.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

export default function RenewModal({ answer }: ModalProps<'done'>) {
  const { t } = useTranslation('authenticator');
  const { t: shell } = useTranslation('shell');
  const [codes, setCodes] = useState<string[]>();
  return (
    <Dialog
      title={codes ? t('codes.title') : t('own.renew')}
      closeLabel={shell('close')}
      width={limits.modals.languageWidth}
    >
      <div className={styles.asking}>
        <p>{codes ? t('codes.lead') : t('own.renewLead')}</p>
        {codes ? (
          <RecoveryCodes codes={codes} done={() => answer('done')} />
        ) : (
          <ProofForm
            send={(body) => renewRecoveryCodes(body)}
            done={({ recoveryCodes }) => setCodes(recoveryCodes)}
            submit={t('own.renew')}
          />
        )}
      </div>
    </Dialog>
  );
}
