import { costOf } from '@stagedoor/contract/call-cost';
import { callLimits } from '@stagedoor/contract/call-limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { CallKind, CallOffer } from '@stagedoor/contract/schemas/call';
import { useState } from 'react';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { DeviceCheck } from '../media/device-check.tsx';
import { useHeard } from '../media/use-heard.ts';
import { useFreeTimes } from '../times/use-free-times.ts';
import { CallSummary } from './call-summary.tsx';
import { KindPart } from './kind-part.tsx';
import { Part } from './part.tsx';
import { PaymentWays } from './payment-ways.tsx';
import styles from './start.module.css';
import { usePayment } from './use-payment.ts';
import { useSetAside } from './use-set-aside.ts';
import { useBook, useStart } from './use-start.ts';
import { WhenPart } from './when-part.tsx';

const usualMinutes = 10;
const { minutesMin, minutesMax } = callLimits;

/** The questions before a call; what can be answered on the left, what it costs on the right. */
export const NewCall = ({ offer, rate }: { offer: CallOffer; rate: Cents }) => {
  const { t } = useTranslation('calls');
  const { t: times } = useTranslation('calltimes');
  const { t: buy } = useTranslation('buy');
  const dollars = useDollars();
  const { idUser } = offer.partner;
  const [kind, setKind] = useState<CallKind>('video');
  const [typed, setTyped] = useState(usualMinutes);
  const [isLater, setLater] = useState(offer.closed !== null);
  const [failures, setFailures] = useState(0);
  const form = useFirstProblem(failures);
  const heard = useHeard({ kind, isOn: !isLater });
  const minutes = Math.max(minutesMin, typed);
  const free = useFreeTimes({ idUser, minutes, isOn: isLater });
  const { at } = free;
  const pay = usePayment(cents(costOf(rate, minutes * 60)), offer.packSeconds);
  const { setAside, busy, problem } = useSetAside();
  const start = useStart();
  const book = useBook();
  const submit = async () => {
    const wanted = { idUser, kind, minutes, payment: pay.payment };
    if (isLater)
      return at === undefined ? setFailures((before) => before + 1) : setAside(() => book({ ...wanted, at }));
    // Nobody should pay for a call in which they are not heard.
    return (await heard.check()) && setAside(() => start(wanted));
  };
  return (
    <Form ref={form} onSubmit={submit}>
      <div className={styles.columns}>
        <div>
          <KindPart kind={kind} name={offer.partner.name} onPick={setKind} />
          <Part question={t('start.minutes')}>
            <Stepper
              label={t('start.minutesLabel')}
              value={typed}
              min={minutesMin}
              max={minutesMax}
              fewer={t('start.fewer')}
              more={t('start.more')}
              hint={t('start.minutesHint', { min: minutesMin, max: minutesMax })}
              onChange={setTyped}
            />
            <p>{t('start.onlyTalked', { rate: dollars(rate) })}</p>
          </Part>
          <WhenPart
            offer={offer}
            isLater={isLater}
            onPick={setLater}
            free={free}
            problem={failures > 0 && at === undefined ? times('times.choose') : undefined}
          />
          {!isLater && (
            <Part question={t('devices.title')}>
              <DeviceCheck media={heard.media} kind={kind} isOn={heard.isChecking} onCheck={heard.open} />
            </Part>
          )}
          <Part question={buy('legends.pay')}>
            <PaymentWays pay={pay} packSeconds={offer.packSeconds} isHeld={!isLater} />
          </Part>
        </div>
        <CallSummary
          offer={offer}
          rate={rate}
          minutes={minutes}
          isLater={isLater}
          at={at}
          pay={pay}
          busy={busy}
          problem={!isLater && heard.isUnheard ? t('start.unheard') : problem}
        />
      </div>
    </Form>
  );
};
