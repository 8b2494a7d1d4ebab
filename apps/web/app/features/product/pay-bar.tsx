import { useBottomInset } from '../../shared/browser/bottom-inset.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price as PriceWords } from '../../shared/money/price.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import type { Price } from './form/use-price.ts';
import styles from './pay-bar.module.css';

/** On a small screen sum and button stay at the bottom. */
export const PayBar = ({ price: { total }, busy }: { price: Price; busy: boolean }) => {
  const { t } = useTranslation('buy');
  const foot = useBottomInset();
  return (
    // Not on the server: the content security policy forbids inline styles in HTML.
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
