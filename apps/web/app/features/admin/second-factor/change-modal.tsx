import type { ReplyOf } from '@stagedoor/contract/client';
import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { staffApi } from '../staff-api.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import styles from './second-factor.module.css';

/** The old app opens the way to a new one, step by step. */
export default function ChangeModal({ answer }: Asked<'done'>) {
  const { t } = useTranslation('factor');
  const { t: shell } = useTranslation('shell');
  const [given, setGiven] = useState<ReplyOf<'startSecondFactor'>>();
  const [codes, setCodes] = useState<string[]>();
  const finish = () => {
    say.success(t('own.changed'));
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
            <ProofForm
              send={(proof) => staffApi('startSecondFactor', { body: { proof } })}
              done={setGiven}
              submit={t('own.next')}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
