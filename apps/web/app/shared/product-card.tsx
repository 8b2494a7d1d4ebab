import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { Picture, Print } from '../ui/print.tsx';
import { TileLink, Tiles } from '../ui/tile.tsx';
import { paths } from './paths.ts';
import { Price } from './price.tsx';

const sizes = '(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 25rem';

/** Things to buy among things of others: what each is, whose it is, what it costs. */
export const ProductCards = ({ products }: { products: ProductShort[] }) => (
  <Tiles>
    {products.map((product) => (
      <TileLink
        key={product.idProduct}
        to={paths.product(product)}
        picture={
          product.imageLink ? (
            <Picture base={product.imageLink} alt="" sizes={sizes} />
          ) : (
            <Print base={null} alt="" sizes={sizes} />
          )
        }
        kind={product.ownerName}
        name={product.name}
        price={<Price amount={product.standardRate} />}
      />
    ))}
  </Tiles>
);
