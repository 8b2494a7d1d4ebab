import { callLimits, costOf } from '@stagedoor/contract/call-limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { CallKind, CallOffer } from '@stagedoor/contract/schemas/call';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { canBeHeard } from '../media/can-be-heard.ts';
import { useOwnMedia } from '../media/use-own-media.ts';
import { CallSummary } from './call-summary.tsx';
import { DeviceCheck } from './device-check.tsx';
import { Part } from './part.tsx';
import { PaymentWays } from './payment-ways.tsx';
import styles from './start.module.css';
import { usePayment } from './use-payment.ts';
import { useStart } from './use-start.ts';

const usualMinutes = 10;
const { minutesMin, minutesMax } = callLimits;

/** The questions before a call; what can be answered on the left, what it costs on the right. */
export const NewCall = ({ offer, rate }: { offer: CallOffer; rate: Cents }) => {
  const { t } = useTranslation('calls');
  const { t: buy } = useTranslation('buy');
  const dollars = useDollars();
  const [kind, setKind] = useState<CallKind>('video');
  const [typed, setTyped] = useState(usualMinutes);
  const [isChecking, setChecking] = useState(false);
  const [isUnheard, setUnheard] = useState(false);
  const media = useOwnMedia({ microphone: isChecking, camera: isChecking && kind === 'video' });
  const minutes = Math.max(minutesMin, typed);
  const total = cents(costOf(rate, minutes * 60));
  const pay = usePayment(total, offer.packSeconds);
  const { start, busy, problem } = useStart();
  const { idUser, name } = offer.partner;
  const submit = async () => {
    setUnheard(false);
    // Nobody should pay for a call in which they are not heard.
    if (!media.microphone.track && !(await canBeHeard())) {
      setChecking(true);
      return setUnheard(true);
    }
    return start({ idUser, kind, minutes, payment: pay.payment });
  };
  return (
    <Form onSubmit={submit}>
      <div className={styles.columns}>
        <div>
          <Part question={t('start.kind')}>
            <Picks label={t('start.kind')}>
              <Pick
                name="kind"
                title={t('kinds.video')}
                more={t('start.videoMore', { name })}
                checked={kind === 'video'}
                onPick={() => setKind('video')}
              />
              <Pick
                name="kind"
                title={t('kinds.voice')}
                more={t('start.voiceMore')}
                checked={kind === 'voice'}
                onPick={() => setKind('voice')}
              />
            </Picks>
          </Part>
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
          <Part question={t('devices.title')}>
            <DeviceCheck media={media} kind={kind} isOn={isChecking} onCheck={() => setChecking(true)} />
          </Part>
          <Part question={buy('legends.pay')}>
            <PaymentWays pay={pay} packSeconds={offer.packSeconds} />
          </Part>
        </div>
        <CallSummary
          offer={offer}
          rate={rate}
          minutes={minutes}
          pay={pay}
          busy={busy}
          problem={isUnheard ? t('start.unheard') : problem}
        />
      </div>
    </Form>
  );
};
