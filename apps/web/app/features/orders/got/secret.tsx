import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './got.module.css';

const isAddress = (content: string) => /^https?:\/\/\S+$/.test(content.trim());

/** Opens on three devices; on a fourth there is nothing to see. */
export const Secret = ({ content, devicesLeft }: { content: string; devicesLeft: number }) => {
  const { t } = useTranslation('orders');
  if (content === '') return <Note kind="stop">{t('got.devicesFull')}</Note>;
  return (
    <>
      <p className={styles.words}>{content}</p>
      {isAddress(content) && (
        <ButtonLink to={content.trim()} target="_blank" rel="noreferrer" look="primary" size="small">
          {t('got.secretOpen')}
        </ButtonLink>
      )}
      <p className={styles.more}>{devicesLeft > 0 ? t('got.devices', { count: devicesLeft }) : t('got.devicesNone')}</p>
    </>
  );
};
