import { useFootHeight } from '../../shared/foot.ts';
import { Price as PriceWords } from '../../shared/price.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { Price } from './form/use-price.ts';
import styles from './pay-bar.module.css';

/** On a small screen the sum and the button stay at the foot. */
export const PayBar = ({ price: { total }, busy }: { price: Price; busy: boolean }) => {
  const { t } = useTranslation('buy');
  const foot = useFootHeight();
  return (
    // Not on the server: the content security policy takes no style from HTML.
    <div className={styles.bar} {...(foot > 0 && { style: { bottom: foot } })} data-pay-bar>
      <span className={styles.sum}>
        <span>{t('bill.youPay')}</span>
        <b>
          <PriceWords amount={total} />
        </b>
      </span>
      <Button type="submit" look="primary" wide busy={busy}>
        {total === 0 ? t('getIt') : t('buy')}
      </Button>
    </div>
  );
};
