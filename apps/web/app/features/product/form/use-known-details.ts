import type { ProductType } from '@stagedoor/contract/product-types';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { buyerDetailsQuery } from '../api.ts';
import { knownValues } from './known-details.ts';
import type { Values } from './values.ts';

type Form = { values: Values; change: (part: Partial<Values>) => void };

/**
 * Fills in once what is known of a logged-in buyer; what they clear afterwards stays empty. `addresses` are undefined until they are
 * known.
 */
export const useKnownDetails = (
  type: ProductType,
  { values, change }: Form,
  addresses: readonly SavedAddress[] | undefined,
): void => {
  const { user } = useSession();
  const { data: details } = useQuery({ ...buyerDetailsQuery, enabled: user !== undefined });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !details || !user || !addresses) return;
    isDone.current = true;
    const known = knownValues(type, values, { details, name: user.name, address: addresses[0] });
    if (Object.keys(known).length > 0) change(known);
  });
};
