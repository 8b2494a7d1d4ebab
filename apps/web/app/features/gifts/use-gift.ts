import { ApiError } from '@stagedoor/contract/errors';
import { type Cents, cents, zero } from '@stagedoor/contract/money';
import type { AvailableDonations } from '@stagedoor/contract/schemas/gift';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { leaving, useForm } from '../../shared/forms/use-form.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { donate, type Gift, walletQuery } from './api.ts';
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
  const form = useForm<Values, Problems>({
    start,
    draft: giftDraft(idTalent),
    check,
    refusedFields: (error) =>
      error instanceof ApiError && error.name === 'invalidEmail' ? { email: 'badEmail' } : undefined,
  });
  const amount = amountIn(form.values, offer);
  const isMonthly = form.values.often === 'monthly';
  const available = useAvailable(signed && !isMonthly);
  const send = useSend(idTalent, offer);
  const ref = useStepFocus(step);
  const isLast = step === 'guest' || (step === 'type' && signed);
  const next = () => {
    if (amount === null) return;
    if (isLast) void form.submit(() => send(form.values, amount, available));
    else setStep(step === 'amount' ? 'type' : 'guest');
  };
  return {
    ...form,
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
    /** What the wallet can pay of a single gift. */
    available,
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

const useAvailable = (enabled: boolean): Cents => {
  const { data } = useQuery({ ...walletQuery, enabled });
  return (enabled && data?.available) || zero;
};

const useSend = (idTalent: number, offer: AvailableDonations) => {
  const navigate = useNavigate();
  const language = useLanguage();
  const sendOnce = useIdempotent(donate);
  return async (values: Values, amount: Cents, available: Cents) => {
    const { chosen, own, text, often, wallet, named, email, phone } = values;
    const isMonthly = often === 'monthly';
    const fromWallet = wallet === 'yes' ? cents(Math.min(amount, available)) : zero;
    const body: Gift = {
      idProduct: offer.idProduct,
      text,
      language,
      successURL: paths.giftGiven(),
      cancelURL: paths.giftFailed(idTalent),
      regular: isMonthly,
      ...(chosen === 'own' ? { customPrice: Number(own) } : { variationId: Number(chosen) }),
      ...(email && { email: email.trim() }),
      ...(phone && { phoneNumber: phone }),
      ...(fromWallet > 0 && { fromWallet }),
      ...(named !== '' && { isNamed: named === 'yes' }),
    };
    const { result, receipt } = await sendOnce(body);
    if (result === 'success') giftDraft(idTalent).drop();
    await navigate(result === 'success' ? paths.giftGiven(receipt) : result);
    return leaving;
  };
};
