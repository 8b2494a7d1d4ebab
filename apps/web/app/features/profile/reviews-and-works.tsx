import type { CompleteProduct } from '@stagedoor/contract/schemas/product';
import type { ReactNode } from 'react';
import { Portfolio } from './portfolio.tsx';
import styles from './reviews-and-works.module.css';

type Props = {
  /** What fans said. */
  reviews: ReactNode;
  works: readonly CompleteProduct[];
};

/** Below the store: why one may trust this talent. */
export const ReviewsAndWorks = ({ reviews, works }: Props) => (
  <div className={styles.below}>
    <div>{reviews}</div>
    <Portfolio works={works} />
  </div>
);
