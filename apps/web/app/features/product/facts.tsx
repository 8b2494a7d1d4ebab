import type { Product } from '@stagedoor/contract/schemas/product';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import PlaceTime from '../../shared/time/place-time.tsx';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import styles from './product-page.module.css';

/** When and where it takes place. */
export default function Facts({ product: { startsAt, timeZone, place, variations } }: { product: Product }) {
  const { t } = useTranslation('product');
  return (
    <div className={styles.facts}>
      <PriceLines>
        {startsAt && variations.length === 1 && (
          <PriceLine name={t('when')}>
            <PlaceTime at={startsAt} timeZone={timeZone} />
          </PriceLine>
        )}
        <PriceLine name={t('where')}>{place}</PriceLine>
      </PriceLines>
    </div>
  );
}
