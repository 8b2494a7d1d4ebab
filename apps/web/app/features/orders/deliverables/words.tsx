import { plainType } from '@stagedoor/contract/product-types';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { localDay } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import styles from './deliverables.module.css';

/** An answer without words is a voice note, or what else a chat shows. */
export const Answer = ({ text }: { text: string }) => {
  const { t } = useTranslation('orders');
  return text === '' ? (
    <p>{t('deliverables.answerElsewhere')}</p>
  ) : (
    <blockquote className={styles.words}>{text}</blockquote>
  );
};

type Props = { productType: string; left: number; of: number; validUntil: string };

/** Prepaid messages or minutes. */
export const Entitlement = ({ productType, left, of, validUntil }: Props) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const offset = useServerOffset();
  const date = localDay(new Date(validUntil), new Date(Date.now() + offset), language);
  const unit = plainType(productType) === 'MESSAGE_PACKAGE' ? 'messages' : 'minutes';
  return (
    <>
      <p className={styles.big}>{t(`deliverables.${unit}`, { count: left, of })}</p>
      <p className={styles.more}>{t('deliverables.valid', { date })}</p>
    </>
  );
};
