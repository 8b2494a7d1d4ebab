import { useEffect } from 'react';
import { openTransaction } from './open-transaction.ts';

/** Whoever comes from a sum elsewhere sees its entries at once. */
export const OpenNamed = ({ id }: { id: string | null }) => {
  useEffect(() => {
    if (id) openTransaction(id);
  }, [id]);
  return null;
};
