import type { ProductType } from '@stagedoor/contract/product-types';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../../shared/session.ts';
import { useShell } from '../../../shared/shell-data.ts';
import { countriesQuery } from '../api.ts';
import { withDefaults } from './defaults.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { Problems } from './problems.ts';
import { emptyValues, type Values } from './values.ts';

export type BuyForm = ReturnType<typeof useBuyForm>;

/** What the fan fills in. It begins empty, as the server drew it, and then takes up what was typed before. */
export const useBuyForm = (product: Product, type: ProductType) => {
  const { idProduct } = product;
  const { language, country: here } = useShell();
  const { signed, user } = useSession();
  const [typed, setTyped] = useState(emptyValues);
  const [problems, setProblems] = useState<Problems>({});
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const kept = readDraft(idProduct);
    if (kept) setTyped((before) => ({ ...before, ...kept }));
  }, [idProduct]);
  useEffect(() => {
    if (typed !== emptyValues) keepDraft(idProduct, typed);
  }, [idProduct, typed]);

  const parcel = ruleOf(type).fulfilment === 'parcel';
  const delivery = useQuery({ ...countriesQuery(language), enabled: parcel });
  const countries = delivery.data ?? [];
  const email = user?.email ?? null;
  const change = (changed: Partial<Values>) => {
    setTyped((before) => ({ ...before, ...changed }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))));
  };
  const show = (found: Problems) => {
    setProblems(found);
    setShown((times) => times + 1);
  };
  return {
    ...{ product, type, signed, user, problems, shown, delivery, countries, change, show },
    ...withDefaults(typed, { product, countries, here, email }),
  };
};
