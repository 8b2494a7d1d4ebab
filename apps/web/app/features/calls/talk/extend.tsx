import { costOf } from '@stagedoor/contract/call-cost';
import { cents, zero } from '@stagedoor/contract/money';
import type { Call } from '@stagedoor/contract/schemas/call';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCardChoice } from '../../../shared/money/use-card-choice.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { extendCall, offerQuery, useRefreshCalls, walletQuery } from '../api.ts';
import type { KeptCall } from '../kept-call.ts';
import { extensionBy } from './extension-means.ts';

const choices = [5, 10];

/** More minutes with one press. */
export const Extend = ({ call: { idCall, partner }, kept }: { call: Call; kept: KeptCall }) => {
  const { t } = useTranslation('calls');
  const dollars = useDollars();
  const language = useLanguage();
  const { data: offer } = useQuery(offerQuery(partner.idUser, language));
  const { data: wallet } = useQuery(walletQuery);
  const { cards } = useCardChoice('', true);
  const refresh = useRefreshCalls();
  const [cardPage, setCardPage] = useState<string>();
  const extendOnce = useIdempotent(extendCall);
  const rate = offer?.rate;
  const paymentOf = (minutes: number) =>
    extensionBy({
      total: cents(costOf(rate ?? 0, minutes * 60)),
      packSeconds: offer?.packSeconds ?? 0,
      available: wallet?.available ?? zero,
      cards,
      before: kept.payment,
    });
  const { mutate, isPending } = useMutation({
    mutationFn: (minutes: number) => extendOnce({ idCall, minutes, payment: paymentOf(minutes), language }),
    onSuccess: ({ result }) => {
      if (result === 'success') toast.success(t('extend.done'));
      else setCardPage(result);
      return refresh();
    },
    onError: useShowProblem(),
  });
  if (rate === undefined || rate === null || !wallet) return null;
  if (cardPage !== undefined)
    return (
      <p>
        {/* In another tab, so that the call goes on. */}
        <a className={text.link} href={cardPage} target="_blank" rel="noreferrer">
          {t('extend.toCard')}
        </a>
      </p>
    );
  return (
    <Ways>
      {choices.map((minutes, at) => {
        const { by, total } = paymentOf(minutes);
        const words = { count: minutes, sum: dollars(total) };
        return (
          <Button key={minutes} look={at === 0 ? 'primary' : 'line'} busy={isPending} onClick={() => mutate(minutes)}>
            {by === 'pack' ? t('extend.fromPack', { count: minutes }) : t('extend.more', words)}
          </Button>
        );
      })}
    </Ways>
  );
};
