import type { OwnProduct, Studio } from '@stagedoor/contract/schemas/product';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import { studioQuery } from '../api.ts';
import type { Place } from '../move-buttons.tsx';
import { StudioFrame } from '../studio-frame.tsx';
import { CharityShare } from './charity-share.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './products-page.module.css';

export const ProductsPage = () => {
  const { t } = useTranslation('studio');
  const add = (
    <ButtonLink to={paths.newProduct()} look="primary">
      {t('list.add')}
    </ButtonLink>
  );
  return (
    <StudioFrame title={t('nav.products')} aside={add}>
      {() => <Contents />}
    </StudioFrame>
  );
};

const Contents = () => {
  const { t } = useTranslation('studio');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    studioQuery(useLanguage()),
  );
  const first = data?.pages[0];
  if (!first) return <Fetching failed={isError} again={refetch} />;
  return (
    <div className={styles.parts}>
      <div>
        <Shelves products={data.pages.flatMap(({ products }) => products)} fees={first.fees} hasMore={hasNextPage} />
        {hasNextPage && (
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('list.more')}
          </Button>
        )}
      </div>
      <CharityShare current={first.charity} />
    </div>
  );
};

type ShelvesProps = Pick<Studio, 'products' | 'fees'> & { hasMore: boolean };

const Shelves = ({ products, fees, hasMore }: ShelvesProps) => {
  const { t } = useTranslation('studio');
  const standing = (...statuses: OwnProduct['productStatus'][]) =>
    products.filter(({ productStatus }) => statuses.includes(productStatus));
  const onSale = standing('ACTIVE', 'SOLD_OUT');
  // What is on sale comes first, so that more of it follows only after nothing else.
  const isMoreOnSale = hasMore && onSale.length === products.length;
  if (products.length === 0)
    return (
      <EmptyState title={<h2>{t('list.emptyTitle')}</h2>}>
        <p>{t('list.emptyText')}</p>
      </EmptyState>
    );
  return (
    <div>
      <Shelf
        title={t('list.onSale')}
        {...(onSale.length > 1 && { lead: t('order.lead') })}
        products={onSale}
        fees={fees}
        placeOf={onSale.length > 1 ? (at) => ({ at, isLast: !isMoreOnSale && at === onSale.length - 1 }) : undefined}
      />
      <Shelf title={t('list.resting')} lead={t('list.restingLead')} products={standing('INACTIVE')} fees={fees} />
      <Shelf title={t('list.over')} products={standing('ENDED')} fees={fees} />
    </div>
  );
};

type ShelfProps = Pick<Studio, 'products' | 'fees'> & {
  title: string;
  lead?: string;
  placeOf?: ((at: number) => Place) | undefined;
};

const Shelf = ({ title, lead, products, fees, placeOf }: ShelfProps) =>
  products.length > 0 && (
    <RowGroup title={title} {...(lead && { lead })}>
      <ul>
        {products.map((product, at) => (
          <ProductRow key={product.idProduct} product={product} fees={fees} place={placeOf?.(at) ?? null} />
        ))}
      </ul>
    </RowGroup>
  );
