import { useTranslation } from '../../shared/i18n/use-translation.ts';
import styles from './promises.module.css';

export const Promises = () => {
  const { t } = useTranslation('home');
  const promises = [
    [t('promise.onceTitle'), t('promise.onceText')],
    [t('promise.centTitle'), t('promise.centText')],
    [t('promise.timeTitle'), t('promise.timeText')],
    [t('promise.realTitle'), t('promise.realText')],
  ];
  return (
    <section className={styles.promises} aria-label={t('promise.label')}>
      {promises.map(([title, text]) => (
        <p key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </p>
      ))}
    </section>
  );
};
