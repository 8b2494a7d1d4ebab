import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leaving } from '../../../shared/forms/use-form.ts';
import { promoQuery } from '../../../shared/money/promo-query.ts';
import type { CardChoice } from '../../../shared/money/use-card-choice.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { userQuery } from '../../../shared/session/session.ts';
import { buyProduct, type Purchase, useRefreshWallet } from '../api.ts';
import { forgetPurchase } from './draft.ts';
import { keepSent, keyFor } from './sent.ts';
import type { BuyForm } from './use-buy-form.ts';
import type { Price } from './use-price.ts';
import { type Notice, useRefusals } from './use-refusals.ts';
import { fieldsOf } from './values.ts';

/** Buys: places the order once, and continues to the card page or to the outcome. */
export const usePurchase = (form: BuyForm, price: Price, choice: CardChoice) => {
  const { idProduct, productType } = form.product;
  const navigate = useNavigate();
  const cache = useQueryClient();
  const refreshWallet = useRefreshWallet();
  const noticeFor = useRefusals(form, price);
  const [notice, setNotice] = useState<Notice>();
  const bodyOf = useBody(form, price, choice);

  const send = async () => {
    const body = await bodyOf();
    // Whoever typed a code and pressed Buy at once sees first what it is worth.
    if (price.promo.checking) await cache.ensureQueryData(promoQuery(price.promo.code, form.product));
    const key = keyFor(idProduct, body);
    const { result, receipt } = await buyProduct(body, key);
    if (result !== 'success') {
      keepSent(idProduct, { content: JSON.stringify(body), key, receipt });
      await navigate(result);
      return leaving;
    }
    forgetPurchase(idProduct);
    void refreshWallet();
    await navigate(paths.bought(productType, receipt));
    return leaving;
  };
  const refused = async (error: unknown) => {
    const failureNotice = await noticeFor(error);
    if (!failureNotice) throw error; // about fields: the form marks them
    setNotice(failureNotice);
  };
  const buy = async () => {
    if (!navigator.onLine) return setNotice({ kind: 'offline' });
    setNotice(undefined);
    return form.submit(() => send().catch(refused));
  };
  return { buy, busy: form.busy, notice: noticeOf(form, notice) };
};

const someFields: Notice = { kind: 'fields' };

const noticeOf = ({ problems, failure }: BuyForm, notice: Notice | undefined): Notice | undefined => {
  if (Object.keys(problems).length > 0) return someFields;
  return failure === undefined ? notice : { kind: 'words', words: failure };
};

/** How the card part is paid: with a saved card, or with a new one, saved if the buyer chose so. */
const cardIn = ({ signed, values }: BuyForm, { fromCard }: Price, { chosen }: CardChoice) => {
  if (fromCard === 0 || !signed) return {};
  return chosen ? { idCard: chosen.idCard } : values.keepCard && { keepCard: true };
};

/** A new address is saved if the buyer chose so. */
const addressIn = ({ signed, values, address }: BuyForm) =>
  signed && values.keepAddress && !address && (values.method === 'office' || values.method === 'courier')
    ? { keepAddress: true }
    : {};

const useBody = (form: BuyForm, price: Price, choice: CardChoice) => {
  const { product, type, values, signed } = form;
  const { total, fromWallet, promo } = price;
  const language = useLanguage();
  const cache = useQueryClient();
  return async (): Promise<Purchase> => {
    const user = signed ? await cache.ensureQueryData(userQuery) : undefined;
    // The shown price does not include an invalid code.
    const promoCode = promo.invalid ? '' : promo.code;
    const fields = fieldsOf(type, { ...values, email: user?.email ?? values.email, promoCode });
    return {
      idProduct: product.idProduct,
      fields,
      total,
      language,
      ...(fromWallet > 0 && { fromWallet }),
      ...cardIn(form, price, choice),
      ...addressIn(form),
    };
  };
};
