import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentSnacks, onSnacks, removeSnack, type Snack, snackTime } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useTopDialog } from '../../ui/dialog-stack.ts';
import { Snackbar } from '../../ui/snackbar.tsx';
import styles from './snack-host.module.css';

const none: readonly Snack[] = [];

export const SnackHost = () => {
  const { t } = useTranslation('shell');
  const snacks = useSyncExternalStore(onSnacks, currentSnacks, () => none);
  const dialog = useTopDialog();
  const list = (
    <ul className={styles.host}>
      {snacks.map(({ id, kind, text }) => (
        <Snackbar
          key={id}
          kind={kind}
          text={text}
          milliseconds={snackTime[kind]}
          closeLabel={t('close')}
          onClose={() => removeSnack(id)}
        />
      ))}
    </ul>
  );
  return dialog ? createPortal(list, dialog) : list;
};
