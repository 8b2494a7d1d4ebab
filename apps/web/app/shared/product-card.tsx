import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { Link } from 'react-router';
import { ClosedDoor } from '../ui/closed-door.tsx';
import { paths } from './paths.ts';
import { Price } from './price.tsx';
import styles from './product-card.module.css';

/** Something to buy among things of others: what it is, whose it is, what it costs. */
export const ProductCard = ({ product }: { product: ProductShort }) => (
  <li>
    <Link to={paths.product(product)} prefetch="intent" className={styles.card}>
      <span className={styles.picture}>
        {product.imageLink ? (
          <img src={`${product.imageLink}/320.webp`} alt="" width={320} height={192} loading="lazy" decoding="async" />
        ) : (
          <ClosedDoor />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.owner}>{product.ownerName}</span>
        <span className={styles.price}>
          <Price amount={product.standardRate} />
        </span>
      </span>
    </Link>
  </li>
);

export const ProductCards = ({ products }: { products: ProductShort[] }) => (
  <ul className={styles.cards}>
    {products.map((product) => (
      <ProductCard key={product.idProduct} product={product} />
    ))}
  </ul>
);
