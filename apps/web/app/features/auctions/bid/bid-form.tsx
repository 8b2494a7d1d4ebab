import { auctionLimits, stepAbove } from '@stagedoor/contract/auction-limits';
import { type Cents, cents, parseMoney } from '@stagedoor/contract/money';
import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useReady } from '../../../ui/fields/form.tsx';
import { AmountStepper } from './amount-stepper.tsx';
import { amountsAround } from './amounts.ts';
import { AnswerText } from './answer-text.tsx';
import styles from './bid-box.module.css';
import type { useBid } from './use-bid.ts';
import { useSettledAmount } from './use-settled-amount.ts';

type Props = { auction: Auction; lowest: Cents; bidding: ReturnType<typeof useBid> };

const above = (amount: Cents) => cents(amount + stepAbove(amount));

/** One press bids the amount on the button. */
export const BidForm = ({ auction, lowest, bidding }: Props) => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  const { signed } = useSession();
  const { viewer } = auction;
  const ready = useReady();
  const [chosen, setChosen] = useState<Cents | null>(null);
  const [upTo, setUpTo] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [anonymous, setAnonymous] = useState<boolean>();
  const isAnonymous = anonymous ?? viewer?.isAnonymous ?? false;
  const { amount, less, more } = amountsAround({ lowest, chosen, above });
  const isSettled = useSettledAmount(lowest);
  const limit = upTo ? parseMoney(typed) : null;
  // Who leads cannot bid against themselves, only change the limit. The button stays where it is.
  const isIdle = viewer?.standing === 'leading' && !upTo;

  // It is no longer in once it was outbid.
  const isPast = bidding.answer?.kind === 'placed' && viewer?.standing === 'outbid';
  const answer = isPast ? undefined : bidding.answer;

  const submit = () => {
    if (isIdle) return;
    if (upTo && (limit === null || limit < lowest || limit > auctionLimits.bidMax)) return setWrong(true);
    if (!upTo && !isSettled()) return bidding.tell({ kind: 'changed' });
    return bidding.press({ amount, limit, anonymous: isAnonymous });
  };
  const label = !signed
    ? t('bid.logIn')
    : isIdle
      ? t('bid.leading')
      : upTo && limit !== null
        ? t('bid.limitSubmit', { sum: dollars(limit) })
        : t('bid.submit', { sum: dollars(amount) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset className={styles.fields} disabled={!ready}>
        <div className={styles.form}>
          <AmountStepper amount={amount} less={less} more={more} onChange={setChosen} />
          <Button type="submit" look="primary" size="large" wide busy={bidding.busy} inactive={isIdle}>
            {label}
          </Button>
        </div>
        <AnswerText answer={answer} />
        <div className={styles.options}>
          <Check checked={upTo} onChange={({ target }) => setUpTo(target.checked)}>
            <span className={styles.option}>{t('bid.auto')}</span>
            <span className={styles.hint}>{t('bid.autoText')}</span>
          </Check>
          {upTo && (
            <div className={styles.limit}>
              <Field
                label={t('bid.limit')}
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                hint={t('bid.limitMin', { sum: dollars(lowest) })}
                problem={wrong ? t('bid.limitMin', { sum: dollars(lowest) }) : undefined}
                onChange={({ target }) => {
                  setWrong(false);
                  setTyped(target.value);
                }}
              />
            </div>
          )}
          <Check checked={isAnonymous} onChange={({ target }) => setAnonymous(target.checked)}>
            <span className={styles.option}>{t('bid.anonymous')}</span>
            <span className={styles.hint}>
              {viewer?.alias
                ? t('bid.anonymousAs', { alias: t('board.bidder', { alias: viewer.alias }) })
                : t('bid.anonymousText')}
            </span>
          </Check>
        </div>
      </fieldset>
    </form>
  );
};
