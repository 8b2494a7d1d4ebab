import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Note } from '../../ui/note.tsx';
import { Wrap } from '../../ui/page.tsx';
import styles from './closed-notice.module.css';

/** Why somebody who wanted to see a profile is here instead. */
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
