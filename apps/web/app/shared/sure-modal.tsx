import { limits } from '@stagedoor/contract/limits';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Ways } from '../ui/form.tsx';
import type { Asked } from './questions.ts';
import styles from './sure-modal.module.css';
import { useTranslation } from './texts/use-translation.ts';

type Props = Asked<'yes'> & { title: string; text: string; yes: string; no: string };

/** Asks once more before something that is not undone with one press. */
export default function SureModal({ title, text, yes, no, answer }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={title} closeLabel={t('close')} width={limits.modals.winnerWidth}>
      <p>{text}</p>
      <div className={styles.end}>
        <Ways>
          <Button look="quiet" onClick={() => answer()}>
            {no}
          </Button>
          <Button look="primary" onClick={() => answer('yes')}>
            {yes}
          </Button>
        </Ways>
      </div>
    </Dialog>
  );
}
