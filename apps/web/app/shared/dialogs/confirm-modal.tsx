import { limits } from '@stagedoor/contract/limits';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './confirm-modal.module.css';
import type { ModalProps } from './questions.ts';

type Props = ModalProps<'yes'> & { title: string; text: string; yes: string; no: string; look?: 'primary' | 'stop' };

/** Asks for confirmation of something that is hard to undo. */
export default function ConfirmModal({ title, text, yes, no, look = 'primary', answer }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={title} closeLabel={t('close')} width={limits.modals.winnerWidth}>
      <p>{text}</p>
      <div className={styles.end}>
        <Ways>
          <Button look="quiet" onClick={() => answer()}>
            {no}
          </Button>
          <Button look={look} onClick={() => answer('yes')}>
            {yes}
          </Button>
        </Ways>
      </div>
    </Dialog>
  );
}
