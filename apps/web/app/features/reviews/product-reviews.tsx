import type { Product } from '@stagedoor/contract/schemas/product';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { productScoresQuery } from './api.ts';
import { ReviewSection } from './review-section.tsx';

type Props = { product: Pick<Product, 'idProduct' | 'ownerName'> };

/** Reviews of one product, newest first. Without any, and while they cannot be loaded, the page does without. */
export default function ProductReviews({ product: { idProduct, ownerName } }: Props) {
  const shown = useInfiniteQuery(productScoresQuery(idProduct, useLanguage()));
  const pages = shown.data?.pages ?? [];
  if (!pages[0]?.totalScores) return null;
  return <ReviewSection talent={ownerName} pages={pages} shown={shown} />;
}
