import { type ProductType, plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { ProductShort } from '@stagedoor/contract/schemas/product';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/page.tsx';
import { Tiles } from '../../ui/tile.tsx';
import { moreProductsQuery } from './api.ts';
import { OfferRow } from './offer-row.tsx';
import { ProductTile } from './product-tile.tsx';
import type { Shown } from './shown.ts';
import styles from './store.module.css';

/** Talk and services are rows; what can be seen is a tile. */
const pictured: readonly ProductType[] = ['AUTOGRAPH', 'VIDEO_GREETING', 'PHYSICAL', 'EVENT', 'MUSEUM_TOUR'];

type Props = { products: readonly ProductShort[]; hasMore: boolean; portrait: string | null };

/** What a talent sells. */
export const Store = ({ products, hasMore, portrait }: Props) => {
  const { t } = useTranslation('product');
  const sayProblem = useSayProblem();
  const last = products.at(-1);
  const more = useInfiniteQuery(moreProductsQuery(last?.idOwner ?? 0, last?.idProduct ?? 0, useLanguage()));
  const showMore = async () => {
    const { error } = await more.fetchNextPage();
    if (error) await sayProblem(error);
  };
  const all = [...products, ...(more.data?.pages.flat() ?? [])];
  const shown: Shown[] = all.flatMap((product) => {
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
      {(more.data ? more.hasNextPage : hasMore) && (
        <Button size="small" busy={more.isFetching} onClick={() => void showMore()}>
          {t('store.more')}
        </Button>
      )}
    </Section>
  );
};
