import { plainType } from '@stagedoor/contract/product-types';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockOf } from '../../../shared/time/clock-of.ts';
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

/** Prepaid messages, or seconds of calls. */
export const Entitlement = ({ productType, left, of, validUntil }: Props) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const offset = useServerOffset();
  const date = localDay(new Date(validUntil), new Date(Date.now() + offset), language);
  const isMessages = plainType(productType) === 'MESSAGE_PACKAGE';
  return (
    <>
      <p className={styles.big}>
        {isMessages ? t('deliverables.messages', { count: left, of }) : <TalkTime left={left} of={of} />}
      </p>
      <p className={styles.more}>{t('deliverables.valid', { date })}</p>
    </>
  );
};

/** Whole minutes as such; what is left of one, as on a clock. */
const TalkTime = ({ left, of }: Pick<Props, 'left' | 'of'>) => {
  const { t } = useTranslation('orders');
  const minutes = { count: left / 60, of: of / 60 };
  return Number.isInteger(minutes.count)
    ? t('deliverables.minutes', minutes)
    : t('deliverables.minutesAndSeconds', { time: clockOf(left), of: minutes.of });
};
