import { type Cents, cents, subtract, zero } from '@stagedoor/contract/money';
import { quote } from '@stagedoor/contract/quote';
import { useQuery } from '@tanstack/react-query';
import { promoQuery } from '../../../shared/money/promo-query.ts';
import { walletQuery } from '../api.ts';
import type { BuyForm } from './use-buy-form.ts';

export type Price = ReturnType<typeof usePrice>;

/** The price and its split, calculated by the same code as on the server. */
export const usePrice = ({ product, type, values, variation, way, user }: BuyForm) => {
  const code = values.promoCode.trim();
  const promo = useQuery({ ...promoQuery(code, product), enabled: code !== '' });
  const balances = useQuery({ ...walletQuery, enabled: user?.settings.showWallet === true });

  const [first] = product.variations;
  const bought = variation ?? first ?? { price: product.standardRate, expressPrice: null, units: null };
  const express = values.express && bought.expressPrice !== null;
  const input = {
    type,
    variation: bought,
    textLength: values.text?.trim().length,
    quantity: values.quantity,
    fees: product.fees,
    promo: code === '' ? null : promo.data,
    delivery: way?.price ?? zero,
    charityPercent: product.charity?.percent ?? 0,
  };
  const whole = quote({ ...input, express });
  const usual = quote({ ...input, express: false });
  const available = balances.data?.available ?? zero;
  const fromWallet: Cents = values.pay === 'wallet' ? cents(Math.min(available, whole.total)) : zero;
  return {
    ...whole,
    express,
    item: usual.subtotal,
    /** The express surcharge, before the discount. */
    expressExtra: subtract(whole.subtotal, usual.subtotal),
    available,
    fromWallet,
    fromCard: subtract(whole.total, fromWallet),
    promo: { code, data: promo.data, invalid: promo.isError, checking: promo.isFetching && !promo.data },
  };
};
