import { plainType } from '@stagedoor/contract/product-types';
import { localDay } from '../../../shared/dates.ts';
import { useServerOffset } from '../../../shared/server-clock.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import styles from './got.module.css';

export const Answer = ({ text }: { text: string }) => <blockquote className={styles.words}>{text}</blockquote>;

type Props = { productType: string; left: number; of: number; validUntil: string };

/** Messages or minutes that were bought ahead. */
export const Entitlement = ({ productType, left, of, validUntil }: Props) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const offset = useServerOffset();
  const date = localDay(new Date(validUntil), new Date(Date.now() + offset), language);
  const unit = plainType(productType) === 'MESSAGE_PACKAGE' ? 'messages' : 'minutes';
  return (
    <>
      <p className={styles.big}>{t(`got.${unit}`, { count: left, of })}</p>
      <p className={styles.more}>{t('got.valid', { date })}</p>
    </>
  );
};
