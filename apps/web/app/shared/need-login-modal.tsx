import { limits } from '@stagedoor/contract/limits';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './need-login-modal.module.css';
import type { Asked } from './questions.ts';
import { useTranslation } from './texts/use-translation.ts';

export default function NeedLoginModal({ answer }: Asked<'logIn'>) {
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
