import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import styles from './closed-notice.module.css';

/** Explains the redirect from a profile that cannot be shown. */
export const ClosedNotice = () => {
  const { t } = useTranslation('home');
  return (
    <Wrap>
      <div className={styles.notice}>
        <Note>{t('closedProfile')}</Note>
      </div>
    </Wrap>
  );
};
