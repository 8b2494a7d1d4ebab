import type { CompleteProduct } from '@stagedoor/contract/schemas/product';
import type { ReactNode } from 'react';
import { Portfolio } from './portfolio.tsx';
import styles from './reviews-and-works.module.css';

type Props = {
  reviews: ReactNode;
  works: readonly CompleteProduct[];
};

/** Below the store: reviews and portfolio. */
export const ReviewsAndWorks = ({ reviews, works }: Props) => (
  <div className={styles.below}>
    <div>{reviews}</div>
    <Portfolio works={works} />
  </div>
);
