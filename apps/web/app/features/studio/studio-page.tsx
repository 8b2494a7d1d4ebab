import type { OwnProduct, Studio } from '@stagedoor/contract/schemas/product';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowGroup } from '../../ui/row.tsx';
import { studioQuery } from './api.ts';
import { CharityShare } from './charity-share.tsx';
import { Fetching } from './fetching.tsx';
import { ProductRow } from './product-row.tsx';
import { StudioFrame } from './studio-frame.tsx';
import styles from './studio-page.module.css';

export const StudioPage = () => {
  const { t } = useTranslation('studio');
  const add = (
    <ButtonLink to={paths.newProduct()} look="primary">
      {t('list.add')}
    </ButtonLink>
  );
  return (
    <StudioFrame title={t('title')} aside={add}>
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
        <Shelves products={data.pages.flatMap(({ products }) => products)} fees={first.fees} />
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

const Shelves = ({ products, fees }: Pick<Studio, 'products' | 'fees'>) => {
  const { t } = useTranslation('studio');
  const standing = (...statuses: OwnProduct['productStatus'][]) =>
    products.filter(({ productStatus }) => statuses.includes(productStatus));
  if (products.length === 0)
    return (
      <EmptyState title={<h2>{t('list.emptyTitle')}</h2>}>
        <p>{t('list.emptyText')}</p>
      </EmptyState>
    );
  return (
    <div>
      <Shelf title={t('list.onSale')} products={standing('ACTIVE', 'SOLD_OUT')} fees={fees} />
      <Shelf title={t('list.resting')} lead={t('list.restingLead')} products={standing('INACTIVE')} fees={fees} />
      <Shelf title={t('list.over')} products={standing('ENDED')} fees={fees} />
    </div>
  );
};

type ShelfProps = { title: string; lead?: string } & Pick<Studio, 'products' | 'fees'>;

const Shelf = ({ title, lead, products, fees }: ShelfProps) =>
  products.length > 0 && (
    <RowGroup title={title} {...(lead && { lead })}>
      <ul>
        {products.map((product) => (
          <ProductRow key={product.idProduct} product={product} fees={fees} />
        ))}
      </ul>
    </RowGroup>
  );
