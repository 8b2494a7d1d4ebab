import type { ReplyOf } from '@stagedoor/contract/client';
import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { startSecondFactor } from './api.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import styles from './second-factor.module.css';

/** Replaces the authenticator app: asks for a code of the old one, then sets up the new one. */
export default function ChangeModal({ answer }: ModalProps<'done'>) {
  const { t } = useTranslation('authenticator');
  const { t: shell } = useTranslation('shell');
  const [given, setGiven] = useState<ReplyOf<'startSecondFactor'>>();
  const [codes, setCodes] = useState<string[]>();
  const finish = () => {
    toast.success(t('own.changed'));
    answer('done');
  };
  return (
    <Dialog
      title={codes ? t('codes.title') : t('own.change')}
      closeLabel={shell('close')}
      width={limits.modals.languageWidth}
    >
      <div className={styles.asking}>
        {codes && (
          <>
            <p>{t('codes.lead')}</p>
            <RecoveryCodes codes={codes} done={finish} />
          </>
        )}
        {!codes && given && <ScanStep given={given} done={setCodes} />}
        {!codes && !given && (
          <>
            <p>{t('own.changeLead')}</p>
            <ProofForm send={(proof) => startSecondFactor({ proof })} done={setGiven} submit={t('own.next')} />
          </>
        )}
      </div>
    </Dialog>
  );
}
