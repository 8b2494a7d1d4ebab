import { limits } from '@stagedoor/contract/limits';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { ModalProps } from '../dialogs/questions.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './need-login-modal.module.css';

export default function NeedLoginModal({ answer }: ModalProps<'logIn'>) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('needLogin.title')} closeLabel={t('close')} width={limits.modals.winnerWidth}>
      <p>{t('needLogin.text')}</p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => answer()}>
          {t('needLogin.cancel')}
        </Button>
        <Button look="primary" onClick={() => answer('logIn')}>
          {t('needLogin.logIn')}
        </Button>
      </div>
    </Dialog>
  );
}
