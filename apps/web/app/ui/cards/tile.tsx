import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tile.module.css';

type Face = {
  picture: ReactNode;
  /** Its type or its owner. */
  kind: ReactNode;
  name: string;
  price: ReactNode;
  more?: ReactNode;
};

/** A product card: picture above, text below. */
export const Tile = (face: Face) => (
  <div className={styles.tile}>
    <TileFace {...face} />
  </div>
);

type LinkProps = Face & { to: string; soldOut?: boolean };

export const TileLink = ({ to, soldOut = false, ...face }: LinkProps) => (
  <li>
    <Link to={to} prefetch="intent" className={styles.tile} data-sold={soldOut}>
      <TileFace {...face} />
    </Link>
  </li>
);

export const Tiles = ({ children }: { children: ReactNode }) => <ul className={styles.tiles}>{children}</ul>;

const TileFace = ({ picture, kind, name, price, more }: Face) => (
  <>
    <span className={styles.picture}>{picture}</span>
    <span className={styles.words}>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.foot}>
        <span className={styles.price}>{price}</span>
        <span>{more}</span>
      </span>
    </span>
  </>
);
