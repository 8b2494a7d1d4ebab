import type { OwnProduct, Studio } from '@stagedoor/contract/schemas/product';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
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
  const { data, isError, refetch } = useQuery(studioQuery(useLanguage()));
  if (!data) return <Fetching failed={isError} again={refetch} />;
  return (
    <div className={styles.parts}>
      <Shelves studio={data} />
      <CharityShare current={data.charity} />
    </div>
  );
};

const Shelves = ({ studio }: { studio: Studio }) => {
  const { t } = useTranslation('studio');
  const standing = (...statuses: OwnProduct['productStatus'][]) =>
    studio.products.filter(({ productStatus }) => statuses.includes(productStatus));
  if (studio.products.length === 0)
    return (
      <EmptyState title={<h2>{t('list.emptyTitle')}</h2>}>
        <p>{t('list.emptyText')}</p>
      </EmptyState>
    );
  return (
    <div>
      <Shelf title={t('list.onSale')} products={standing('ACTIVE', 'SOLD_OUT')} studio={studio} />
      <Shelf title={t('list.resting')} lead={t('list.restingLead')} products={standing('INACTIVE')} studio={studio} />
      <Shelf title={t('list.over')} products={standing('ENDED')} studio={studio} />
    </div>
  );
};

type ShelfProps = { title: string; lead?: string; products: OwnProduct[]; studio: Studio };

const Shelf = ({ title, lead, products, studio }: ShelfProps) =>
  products.length > 0 && (
    <RowGroup title={title} {...(lead && { lead })}>
      <ul>
        {products.map((product) => (
          <ProductRow key={product.idProduct} product={product} fees={studio.fees} />
        ))}
      </ul>
    </RowGroup>
  );
