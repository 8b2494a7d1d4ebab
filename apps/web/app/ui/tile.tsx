import type { ReactNode } from 'react';
import styles from './tile.module.css';

type Props = { picture: ReactNode; icon: ReactNode; kind: string; name: string; price: ReactNode; more: ReactNode };

/** What is for sale, on a card: its picture cut straight, its words on paper. */
export const Tile = ({ picture, icon, kind, name, price, more }: Props) => (
  <div className={styles.tile}>
    <div className={styles.print}>{picture}</div>
    <div className={styles.words}>
      <p className={styles.kind}>
        {icon}
        {kind}
      </p>
      <p className={styles.name}>{name}</p>
      <div className={styles.foot}>
        <span className={styles.price}>{price}</span>
        <span>{more}</span>
      </div>
    </div>
  </div>
);
