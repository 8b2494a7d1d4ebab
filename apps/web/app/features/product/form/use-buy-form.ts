import { ApiError } from '@stagedoor/contract/errors';
import type { ProductType } from '@stagedoor/contract/product-types';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addressesQuery, countriesQuery } from '../../../shared/delivery/queries.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useShell } from '../../../shared/pages/shell-data.ts';
import { userQuery, useSession } from '../../../shared/session/session.ts';
import type { Greeting } from '../greeting.ts';
import { withDefaults } from './defaults.ts';
import { purchaseDraft } from './draft.ts';
import { type Problems, problemsFrom } from './problems.ts';
import { usableFor } from './saved-address.ts';
import { useKnownDetails } from './use-known-details.ts';
import { emptyValues, fieldsOf, type Values } from './values.ts';

export type BuyForm = ReturnType<typeof useBuyForm>;

/** The purchase form; fields without a choice are filled in. */
export const useBuyForm = (product: Product, type: ProductType, greeting: Greeting | null) => {
  const { language, country: here } = useShell();
  const { signed, user } = useSession();
  const cache = useQueryClient();
  const parcel = ruleOf(type).fulfilment === 'parcel';
  const delivery = useQuery({ ...countriesQuery(language), enabled: parcel });
  const countries = delivery.data ?? [];
  const saved = useQuery({ ...addressesQuery(language), enabled: parcel && signed });
  const addresses = signed ? usableFor(product, countries, saved.data ?? []) : [];
  const complete = (typed: Values, email: string | null) =>
    withDefaults(typed, { product, greeting, language, countries, here, email, addresses });

  const form = useForm<Values, Problems>({
    start: emptyValues,
    draft: purchaseDraft(product.idProduct),
    check: async (typed) => {
      // Pressed before the user was loaded.
      const known = signed ? await cache.ensureQueryData(userQuery) : undefined;
      const { values, variation } = complete(typed, known?.email ?? null);
      const { problemsIn } = await import('./check-purchase.ts');
      return { ...(!variation && { idVariation: 'mandatoryField' }), ...problemsIn(type, fieldsOf(type, values)) };
    },
    refusedFields: (error) =>
      error instanceof ApiError && error.name === 'mandatoryFieldNull'
        ? problemsFrom(type, error.fields ?? {})
        : undefined,
  });
  useKnownDetails(type, form, parcel && saved.isLoading ? undefined : addresses);
  return {
    ...form,
    product,
    type,
    greeting,
    signed,
    user,
    delivery,
    countries,
    addresses,
    savedCount: saved.data?.length ?? 0,
    ...complete(form.values, user?.email ?? null),
  };
};
