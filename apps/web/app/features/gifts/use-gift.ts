import { ApiError } from '@stagedoor/contract/errors';
import type { AvailableDonations } from '@stagedoor/contract/schemas/gift';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { leaving, useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { donate, type Gift, useRefreshOffer } from './api.ts';
import { type Means, useMeans } from './use-means.ts';
import { amountIn, bounds, giftDraft, start, type Values } from './values.ts';

type Problems = Partial<Record<'email' | 'phone', 'badEmail' | 'badPhone'>>;

export type GiftForm = ReturnType<typeof useGift>;

const isEmail = (typed: string) => /^\S+@\S+\.\S+$/.test(typed);
const isPhone = (typed: string) => /^\+[1-9]\d{6,14}$/.test(typed.replaceAll(/[\s().-]/g, ''));

const check = ({ email, phone }: Values): Problems => ({
  ...(email !== '' && !isEmail(email.trim()) && { email: 'badEmail' as const }),
  ...(phone !== '' && !isPhone(phone) && { phone: 'badPhone' as const }),
});

/** The state of the dialog. What is typed survives a payment, a log-in and a reload. */
export const useGift = (idTalent: number, offer: AvailableDonations) => {
  const { signed } = useSession();
  const [step, setStep] = useState<'amount' | 'type' | 'guest'>('amount');
  const [notice, setNotice] = useState<ProblemText>();
  const refused = useRefused(idTalent);
  const form = useForm<Values, Problems>({
    start,
    draft: giftDraft(idTalent),
    // Whoever is logged in sees neither field; what they typed before as a guest does not matter.
    check: (values) => (signed ? {} : check(values)),
    refusedFields: (error) =>
      error instanceof ApiError && error.name === 'invalidEmail' ? { email: 'badEmail' } : undefined,
    onFailure: async (error) => setNotice(await refused(error)),
  });
  const amount = amountIn(form.values, offer);
  const isMonthly = form.values.often === 'monthly';
  const means = useMeans(form.values, offer);
  const send = useSend(idTalent, offer);
  const ref = useStepFocus(step);
  const isLast = step === 'guest' || (step === 'type' && signed);
  const next = () => {
    if (amount === null) return;
    setNotice(undefined);
    if (isLast) void form.submit(() => send(form.values, means));
    else setStep(step === 'amount' ? 'type' : 'guest');
  };
  return {
    ...form,
    /** Why the last attempt was refused. */
    notice,
    ref,
    step,
    isLast,
    next,
    back: () => setStep(step === 'guest' ? 'type' : 'amount'),
    amount,
    bounds,
    isMonthly,
    offer,
    signed,
    idTalent,
    dollars: useDollars(),
    /** A monthly gift belongs to an account. */
    mustLogIn: step === 'guest' && isMonthly,
    means,
  };
};

/** Why giving was refused; everything that may have changed is loaded again. */
const useRefused = (idTalent: number) => {
  const { t } = useTranslation('buy');
  const problemText = useProblemText();
  const refresh = useRefreshOffer(idTalent);
  return async (error: unknown): Promise<ProblemText> => {
    if (!(error instanceof ApiError) || error.name === 'badInternet') return problemText(error);
    await refresh();
    return error.name === 'pageNotFound' ? t('pay.gone') : problemText(error);
  };
};

/** A new step is read from its top. */
const useStepFocus = (step: string) => {
  const ref = useRef<HTMLFormElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step)
      ref.current?.querySelector<HTMLElement>('legend, [role=radiogroup] input, input')?.focus();
    last.current = step;
  }, [step]);
  return ref;
};

const useSend = (idTalent: number, offer: AvailableDonations) => {
  const { signed } = useSession();
  const navigate = useNavigate();
  const language = useLanguage();
  const sendOnce = useIdempotent(donate);
  return async (values: Values, { fromWallet, choice }: Means) => {
    const idCard = choice?.chosen?.idCard;
    const { chosen, own, text, often, named, email, phone } = values;
    const body: Gift = {
      idProduct: offer.idProduct,
      text,
      language,
      successURL: paths.giftGiven(),
      cancelURL: paths.giftFailed(idTalent),
      regular: often === 'monthly',
      ...(chosen === 'own' ? { customPrice: Number(own) } : { variationId: Number(chosen) }),
      ...(!signed && email && { email: email.trim() }),
      ...(!signed && phone && { phoneNumber: phone }),
      ...(fromWallet > 0 && { fromWallet }),
      ...(idCard !== undefined && { idCard }),
      ...(named !== '' && { isNamed: named === 'yes' }),
    };
    const { result, receipt } = await sendOnce(body);
    if (result === 'success') giftDraft(idTalent).drop();
    await navigate(result === 'success' ? paths.giftGiven(receipt) : result);
    return leaving;
  };
};
