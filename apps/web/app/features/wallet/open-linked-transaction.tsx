import { useEffect } from 'react';
import { openTransaction } from './open-transaction.ts';

/** Opens the transaction named in the URL. */
export const OpenLinkedTransaction = ({ id }: { id: string | null }) => {
  useEffect(() => {
    if (id) openTransaction(id);
  }, [id]);
  return null;
};
