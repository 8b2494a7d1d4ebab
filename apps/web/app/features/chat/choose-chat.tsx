import { useTranslation } from '../../shared/i18n/use-translation.ts';
import text from '../../ui/theme/text.module.css';
import styles from './thread/thread.module.css';

/** Beside the list while no chat is open. */
export const ChooseChat = () => {
  const { t } = useTranslation('chat');
  return <p className={`${styles.gone} ${text.quiet}`}>{t('empty.choose')}</p>;
};
