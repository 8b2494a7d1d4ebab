import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { studioQuery } from '../api.ts';
import { MoveTools } from '../products/move-tools.tsx';

const first = 5;

/** The order of the first products; the others are moved on the page of all products. */
export const ShelfOrder = () => {
  const { t } = useTranslation('ownpage');
  const { data } = useInfiniteQuery(studioQuery(useLanguage()));
  const onSale = (data?.pages[0]?.products ?? []).filter(({ productStatus }) =>
    ['ACTIVE', 'SOLD_OUT'].includes(productStatus),
  );
  if (onSale.length < 2) return null;
  return (
    <RowGroup title={t('shelf')} lead={t('shelfLead')}>
      <Rows>
        {onSale.slice(0, first).map((product, at) => (
          <Row key={product.idProduct} name={product.name}>
            <MoveTools product={product} at={at} isLast={at === onSale.length - 1} />
          </Row>
        ))}
      </Rows>
      <ButtonLink to={paths.studioProducts()} size="small" look="quiet">
        {t('allProducts')}
      </ButtonLink>
    </RowGroup>
  );
};
