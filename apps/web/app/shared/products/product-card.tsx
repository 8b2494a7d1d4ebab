import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { TileLink, Tiles } from '../../ui/cards/tile.tsx';
import { Picture, Portrait } from '../../ui/media/picture.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { Price } from '../money/price.tsx';
import { paths } from '../navigation/paths.ts';

const sizes = '(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 25rem';

/** Products of several talents: type, talent and price. */
export const ProductCards = ({ products }: { products: ProductShort[] }) => {
  const { t } = useTranslation('people');
  return (
    <Tiles>
      {products.map((product) => (
        <TileLink
          key={product.idProduct}
          to={paths.product(product)}
          picture={
            product.imageLink ? (
              <Picture base={product.imageLink} alt="" sizes={sizes} />
            ) : (
              <Portrait base={null} alt="" sizes={sizes} />
            )
          }
          kind={product.ownerName}
          name={product.name}
          price={<Price amount={product.standardRate} />}
          more={product.subscriptionAccess && t('forMembers')}
        />
      ))}
    </Tiles>
  );
};
