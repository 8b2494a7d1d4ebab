import { type ProductType, plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { ProductShort } from '@stagedoor/contract/schemas/product';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/page.tsx';
import { Tiles } from '../../ui/tile.tsx';
import { OfferRow } from './offer-row.tsx';
import { ProductTile } from './product-tile.tsx';
import type { Shown } from './shown.ts';
import styles from './store.module.css';

/** Talk and services are rows; what can be seen is a tile. */
const pictured: readonly ProductType[] = ['AUTOGRAPH', 'VIDEO_GREETING', 'PHYSICAL', 'EVENT', 'MUSEUM_TOUR'];

type Props = { products: readonly ProductShort[]; portrait: string | null };

/** What a talent sells. */
export const Store = ({ products, portrait }: Props) => {
  const { t } = useTranslation('product');
  const shown: Shown[] = products.flatMap((product) => {
    const type = plainType(product.productType);
    return type && ruleOf(type).home === 'studio' ? [{ ...product, type }] : [];
  });
  if (shown.length === 0) {
    return (
      <EmptyState title={<h2>{t('store.empty')}</h2>}>
        <p>{t('store.emptyText')}</p>
      </EmptyState>
    );
  }
  const tiles = shown.filter(({ type }) => pictured.includes(type));
  const rows = shown.filter(({ type }) => !pictured.includes(type));
  const charity = shown.find((product) => product.charity)?.charity;
  return (
    <Section id="store" title={t('store.title')}>
      {charity && (
        <p className={styles.share}>
          <IconHeartHandshake aria-hidden="true" />
          {t('store.share', { percent: charity.percent, fund: charity.name })}
        </p>
      )}
      {tiles.length > 0 && (
        <Tiles>
          {tiles.map((product) => (
            <ProductTile key={product.idProduct} product={product} portrait={portrait} />
          ))}
        </Tiles>
      )}
      {rows.length > 0 && (
        <>
          {tiles.length > 0 && <h3 className={styles.talk}>{t('store.talk')}</h3>}
          <ul className={styles.offers}>
            {rows.map((product) => (
              <OfferRow key={product.idProduct} product={product} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
};
