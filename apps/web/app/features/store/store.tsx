import type { ProductShort, ShelfPart } from '@stagedoor/contract/schemas/product';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Tiles } from '../../ui/cards/tile.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { moreProductsQuery } from './api.ts';
import { OfferRow } from './offer-row.tsx';
import { ProductTile } from './product-tile.tsx';
import { partsOf } from './shown.ts';
import styles from './store.module.css';

type Props = { products: readonly ProductShort[]; hasMore: boolean; portrait: string | null; part?: ShelfPart };

const headings = { everyone: 'title', members: 'forMembers', memberEvents: 'memberEvents' } as const;

/** The products of a talent, or a part of them. */
export const Store = ({ products, hasMore, portrait, part = 'everyone' }: Props) => {
  const { t } = useTranslation('product');
  const showProblem = useShowProblem();
  const last = products.at(-1);
  const more = useInfiniteQuery(
    moreProductsQuery({ idUser: last?.idOwner ?? 0, part, after: last?.idProduct ?? 0, language: useLanguage() }),
  );
  const showMore = async () => {
    const { error } = await more.fetchNextPage();
    if (error) await showProblem(error);
  };
  const { tiles, rows } = partsOf([...products, ...(more.data?.pages.flat() ?? [])]);
  if (tiles.length + rows.length === 0) {
    return (
      <EmptyState title={<h2>{t('store.empty')}</h2>}>
        <p>{t('store.emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <Section id={part === 'everyone' ? 'store' : part} title={t(`store.${headings[part]}`)}>
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
