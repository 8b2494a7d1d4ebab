import type { AuctionWin } from '@stagedoor/contract/schemas/auction';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CardPicks } from '../../../shared/money/card-picks.tsx';
import { useCardChoice } from '../../../shared/money/use-card-choice.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { useServerNow } from '../../../shared/time/use-server-now.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Countdown } from '../../../ui/display/countdown.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { declineOffer, type PayWin as Payment, payWin, useRefreshWin, walletQuery } from '../api.ts';
import styles from './winner-page.module.css';

/** A win whose card was declined, or that was passed on: paid by a card or from the wallet. */
export const PayWin = ({ win }: { win: AuctionWin }) => {
  const { t } = useTranslation('winner');
  const { t: buy } = useTranslation('buy');
  const dollars = useDollars();
  const [card, setCard] = useState('');
  const [isWallet, setIsWallet] = useState(false);
  const choice = useCardChoice(card, true);
  const { data: wallet } = useQuery(walletQuery);
  const { idProduct, standardRate: price, isOffer } = win;
  const covers = (wallet?.available ?? 0) >= price;
  const byWallet = isWallet && covers;
  const pay = usePay(win);
  const language = useLanguage();
  const submit = () =>
    pay.mutate({
      idProduct,
      language,
      ...(byWallet ? { fromWallet: price } : choice.chosen && { idCard: choice.chosen.idCard }),
    });
  return (
    <div className={styles.stack}>
      <h1 tabIndex={-1}>{t(isOffer ? 'offer.title' : 'pay.title')}</h1>
      <p>{isOffer ? t('offer.text', { sum: dollars(price) }) : t('pay.text')}</p>
      <Deadline win={win} />
      <Form onSubmit={submit} spaced>
        <Picks label={buy('legends.pay')}>
          <CardPicks
            {...choice}
            name="pay"
            isCard={!byWallet}
            pick={(chosen) => {
              setIsWallet(false);
              setCard(chosen);
            }}
          />
          {covers && (
            <Pick
              name="pay"
              title={buy('pay.wallet')}
              end={dollars(wallet?.available ?? price)}
              more={buy('pay.walletAll')}
              checked={byWallet}
              onPick={() => setIsWallet(true)}
            />
          )}
        </Picks>
        <Ways>
          <Button type="submit" look="primary" size="large" busy={pay.isPending || pay.isSuccess}>
            {t(isOffer ? 'offer.accept' : 'pay.button', { sum: dollars(price) })}
          </Button>
          {isOffer && <Decline idProduct={idProduct} />}
        </Ways>
      </Form>
    </div>
  );
};

const Deadline = ({ win: { payBy, isOffer } }: { win: AuctionWin }) => {
  const { t } = useTranslation('winner');
  const language = useLanguage();
  const now = useServerNow();
  if (payBy === null) return null;
  const until = new Date(payBy);
  const date = dayAndTime(until, language);
  return (
    <div>
      <p className={styles.time}>
        <Countdown until={until} serverNow={now} language={language} label={t(isOffer ? 'offer.left' : 'pay.left')} />
      </p>
      <p>{t(isOffer ? 'offer.by' : 'pay.by', { date })}</p>
    </div>
  );
};

const usePay = ({ idProduct }: AuctionWin) => {
  const navigate = useNavigate();
  const refresh = useRefreshWin(idProduct);
  const send = useIdempotent(payWin);
  return useMutation({
    mutationFn: (body: Payment) => send(body),
    onSuccess: async ({ result }) => {
      if (result !== 'success') await navigate(result);
      await refresh();
    },
    onError: useShowProblem(),
  });
};

const Decline = ({ idProduct }: { idProduct: number }) => {
  const { t } = useTranslation('winner');
  const refresh = useRefreshWin(idProduct);
  const decline = useMutation({
    mutationFn: () => declineOffer(idProduct),
    onSuccess: () => toast.success(t('offer.declined')),
    onError: useShowProblem(),
    onSettled: refresh,
  });
  return (
    <Button look="quiet" busy={decline.isPending} onClick={() => decline.mutate()}>
      {t('offer.decline')}
    </Button>
  );
};
