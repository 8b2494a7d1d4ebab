import { limits } from '@stagedoor/contract/limits';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { enter } from './enter.tsx';
import { ProofForm } from './proof-form.tsx';
import styles from './second-factor.module.css';

/** Asks for a code over the page, which keeps its state. */
export default function EnterModal({ answer }: ModalProps<'passed'>) {
  const { t } = useTranslation('authenticator');
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog title={t('enter.title')} closeLabel={shell('close')} width={limits.modals.winnerWidth}>
      <div className={styles.asking}>
        <p>{t('enter.again')}</p>
        <ProofForm send={enter} done={() => answer('passed')} submit={t('enter.submit')} />
      </div>
    </Dialog>
  );
}
