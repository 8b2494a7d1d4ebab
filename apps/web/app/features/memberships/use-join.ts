import { ApiError } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { leaving, useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { promoQuery } from '../../shared/money/promo-query.ts';
import { useCardChoice } from '../../shared/money/use-card-choice.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { joinPlan, type Plan, useRefreshMemberships } from './api.ts';

type Values = { promoCode: string; card: string };

/** The form of joining: what is paid today, by which card, and sending it. */
export const useJoin = ({ idSubscription, price }: Plan) => {
  const language = useLanguage();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const send = useIdempotent(joinPlan);
  const [notice, setNotice] = useState<ProblemText>();
  const onRefused = useRefused();
  const form = useForm<Values, Record<string, never>>({
    start: { promoCode: '', card: '' },
    check: () => ({}),
    onFailure: async (error) => {
      if (error instanceof ApiError && error.name === 'invalidPromoCode') form.change({ promoCode: '' });
      setNotice(await onRefused(error));
    },
  });
  const code = form.values.promoCode;
  const wanted = promoQuery(code, { idProduct: idSubscription });
  const promo = useQuery({ ...wanted, enabled: code !== '' });
  const choice = useCardChoice(form.values.card, true);
  // An invalid code takes nothing off, and is not sent.
  const reduced: Cents | null = code === '' ? null : (promo.data?.amountWithPromoDiscount ?? null);
  const total = reduced ?? price;

  const join = () => {
    setNotice(undefined);
    return form.submit(async () => {
      // Whoever typed a code and pressed the button at once sees first what it is worth.
      if (code !== '' && promo.isFetching && !promo.data) return cache.ensureQueryData(wanted).catch(() => {});
      const { result, receipt } = await send({
        idSubscription,
        total,
        language,
        ...(reduced !== null && { promoCode: code }),
        ...(choice.chosen && { idCard: choice.chosen.idCard }),
      });
      await navigate(result === 'success' ? paths.bought('SUBSCRIPTION', receipt) : result);
      return leaving;
    });
  };
  const checking = promo.isFetching && !promo.data;
  return { form, notice, total, choice, join, promo: { code, data: promo.data, invalid: promo.isError, checking } };
};

/** Why joining was refused; everything that may have changed is loaded again. */
const useRefused = () => {
  const { t } = useTranslation('plans');
  const { t: buy } = useTranslation('buy');
  const dollars = useDollars();
  const problemText = useProblemText();
  const refresh = useRefreshMemberships();
  const { revalidate } = useRevalidator();
  return async (error: unknown): Promise<ProblemText> => {
    if (!(error instanceof ApiError) || error.name === 'badInternet') return problemText(error);
    if (error.name === 'invalidPromoCode') return t('join.usedUp');
    await Promise.all([refresh(), revalidate()]);
    if (error.reason?.kind === 'priceChanged') return t('join.priceChanged', { sum: dollars(error.reason.total) });
    return error.name === 'pageNotFound' ? buy('pay.gone') : problemText(error);
  };
};
