import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../shared/api.ts';
import { paths } from '../../../shared/paths.ts';
import { userQuery } from '../../../shared/session.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useShownAgain } from '../../../shared/use-shown-again.ts';
import { promoQuery } from '../api.ts';
import { dropDraft, keepSent, keyFor } from './draft.ts';
import type { Problems } from './problems.ts';
import type { BuyForm } from './use-buy-form.ts';
import type { CardChoice } from './use-card-choice.ts';
import type { Price } from './use-price.ts';
import { type Notice, useRefusals } from './use-refusals.ts';
import { fieldsOf } from './values.ts';

type Body = Parameters<typeof api<'buyProduct'>>[1]['body'];
type Answer = { problems: Problems } | { body: Body; result: string; receipt: string };

/** Presses Buy: checks, asks once, and leads on to the card page or to the page that says how it went. */
export const usePurchase = (form: BuyForm, price: Price, choice: CardChoice) => {
  const { idProduct, productType } = form.product;
  const navigate = useNavigate();
  const cache = useQueryClient();
  const noticeFor = useRefusals(form, price);
  const [notice, setNotice] = useState<Notice>();
  const bodyOf = useBody(form, price, choice);

  const send = async (): Promise<Answer> => {
    const body = await bodyOf();
    const problems = await check(form, body);
    if (Object.keys(problems).length > 0) return { problems };
    // Whoever typed a code and pressed Buy at once sees first what it is worth.
    if (price.promo.checking) await cache.ensureQueryData(promoQuery(price.promo.code, idProduct));
    const placed = await api('buyProduct', { body }, { idempotencyKey: keyFor(idProduct, body) });
    return { body, ...placed };
  };

  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onMutate: () => setNotice(undefined),
    onSuccess: async (answer) => {
      if ('problems' in answer) {
        reset();
        form.show(answer.problems);
        return setNotice({ kind: 'fields' });
      }
      const { body, result, receipt } = answer;
      if (result !== 'success') {
        keepSent(idProduct, { content: JSON.stringify(body), key: keyFor(idProduct, body), receipt });
        return navigate(result);
      }
      dropDraft(idProduct);
      void cache.invalidateQueries({ queryKey: ['session', 'wallet'] });
      return navigate(paths.bought(productType, receipt));
    },
    onError: async (error) => setNotice(await noticeFor(error)),
  });
  useShownAgain(reset);
  return { buy: () => mutate(), busy: isPending || isSuccess, notice };
};

/** The rules of the contract come when they are needed: the page itself does without them. */
const check = async ({ type, variation }: BuyForm, { fields }: Body): Promise<Problems> => {
  const { problemsIn } = await import('./check-purchase.ts');
  return { ...(!variation && { idVariation: 'mandatoryField' }), ...problemsIn(type, fields) };
};

/** How the card's part is paid: with a kept card, or with one that is typed in and perhaps kept. */
const cardIn = ({ signed, values }: BuyForm, { fromCard }: Price, { chosen }: CardChoice) => {
  if (fromCard === 0 || !signed) return {};
  return chosen ? { idCard: chosen.idCard } : values.keepCard && { keepCard: true };
};

const useBody = (form: BuyForm, price: Price, choice: CardChoice) => {
  const { product, type, values, signed } = form;
  const { total, fromWallet, promo } = price;
  const language = useLanguage();
  const cache = useQueryClient();
  return async (): Promise<Body> => {
    // Pressed before it was known who is logged in.
    const user = signed ? await cache.ensureQueryData(userQuery) : undefined;
    // The price that is shown is without a code that is not valid here.
    const promoCode = promo.invalid ? '' : promo.code;
    const fields = fieldsOf(type, { ...values, email: user?.email ?? values.email, promoCode });
    return {
      idProduct: product.idProduct,
      fields,
      total,
      language,
      ...(fromWallet > 0 && { fromWallet }),
      ...cardIn(form, price, choice),
    };
  };
};
