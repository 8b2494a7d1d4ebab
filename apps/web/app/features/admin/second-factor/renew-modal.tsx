import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { staffApi } from '../staff-api.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

export default function RenewModal({ answer }: Asked<'done'>) {
  const { t } = useTranslation('factor');
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
            send={(body) => staffApi('renewRecoveryCodes', { body })}
            done={({ recoveryCodes }) => setCodes(recoveryCodes)}
            submit={t('own.renew')}
          />
        )}
      </div>
    </Dialog>
  );
}
