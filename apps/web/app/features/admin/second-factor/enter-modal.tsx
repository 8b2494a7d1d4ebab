import { limits } from '@stagedoor/contract/limits';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { enter } from './enter.tsx';
import { ProofForm } from './proof-form.tsx';
import styles from './second-factor.module.css';

/** In the middle of the work: what lies behind stays as it is. */
export default function EnterModal({ answer }: Asked<'passed'>) {
  const { t } = useTranslation('factor');
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
