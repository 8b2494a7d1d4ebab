import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToasts, onToasts, removeToast, type ToastMessage, toastTime } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useTopDialog } from '../../ui/dialogs/dialog-stack.ts';
import { Toast } from '../../ui/feedback/toast.tsx';
import styles from './toast-host.module.css';

const none: readonly ToastMessage[] = [];

export const ToastHost = () => {
  const { t } = useTranslation('shell');
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  const dialog = useTopDialog();
  const list = (
    <ul className={styles.host}>
      {toasts.map(({ id, kind, text, help }) => (
        <Toast
          key={id}
          kind={kind}
          text={text}
          {...(help && { way: { to: help, label: t('getHelp') } })}
          milliseconds={toastTime[kind]}
          closeLabel={t('close')}
          onClose={() => removeToast(id)}
        />
      ))}
    </ul>
  );
  return dialog ? createPortal(list, dialog) : list;
};
