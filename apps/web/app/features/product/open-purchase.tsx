import type { Product } from '@stagedoor/contract/schemas/product';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useShownAgain } from '../../shared/browser/use-shown-again.ts';
import { readSent } from './form/sent.ts';

// Only needed after a visit to the card page.
const PurchaseNote = lazy(() => import('./purchase-note.tsx'));

/** After a return from the card page: the state of that order, before the buyer orders a second time. */
export const OpenPurchase = ({ product }: { product: Product }) => {
  const { idProduct } = product;
  const [receipt, setReceipt] = useState('');
  const look = useCallback(() => setReceipt(readSent(idProduct)?.receipt ?? ''), [idProduct]);
  useEffect(look, [look]);
  useShownAgain(look);
  if (receipt === '') return null;
  return (
    <Suspense>
      <PurchaseNote product={product} receipt={receipt} />
    </Suspense>
  );
};
