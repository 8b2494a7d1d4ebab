import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CardStep } from './card-step.tsx';
import { CheckedCard } from './checked-card.tsx';
import styles from './first-bid.module.css';
import type { Bid } from './pending-bid.ts';
import { PhoneStep } from './phone-step.tsx';

type Needs = { phone: boolean; card: boolean };

type Props = ModalProps<'ready'> & {
  idProduct: number;
  bid: Bid;
  needs: Needs;
  /** The card check that its bidder came back from. */
  si: string | null;
  /** Before the way to the provider's page for cards. */
  onLeave: () => void;
};

type Step = 'phone' | 'card' | 'checking';

/** Asks for what a first bid needs, one thing at a time. Answers once there is nothing left. */
export default function FirstBidModal({ idProduct, bid, needs, si, onLeave, answer }: Props) {
  const { t } = useTranslation('firstbid');
  // Loaded before the dialog opens: a step that waited for its texts would close it.
  useTranslation('verify');
  const dollars = useDollars();
  const [step, setStep] = useState<Step>(needs.phone ? 'phone' : si === null ? 'card' : 'checking');
  const [declined, setDeclined] = useState(false);
  const afterPhone = () => (needs.card ? setStep(si === null ? 'card' : 'checking') : answer('ready'));
  const leadOf = ({ amount, limit, buys }: Bid) => {
    if (buys) return t('leadBuy', { sum: dollars(amount) });
    return limit === null ? t('lead', { sum: dollars(amount) }) : t('leadLimit', { sum: dollars(limit) });
  };
  return (
    <Dialog title={t(bid.buys ? 'titleBuy' : 'title')} closeLabel={t('keep')} width={limits.modals.winnerWidth}>
      <p className={styles.lead}>{leadOf(bid)}</p>
      {needs.phone && needs.card && <Progress step={step} />}
      {step === 'phone' && <PhoneStep onDone={afterPhone} />}
      {step === 'card' && <CardStep idProduct={idProduct} declined={declined} onLeave={onLeave} />}
      {step === 'checking' && si !== null && (
        <CheckedCard
          si={si}
          onChecked={() => answer('ready')}
          onDeclined={() => {
            setDeclined(true);
            setStep('card');
          }}
        />
      )}
    </Dialog>
  );
}

const Progress = ({ step }: { step: Step }) => {
  const { t } = useTranslation('firstbid');
  return (
    <ol className={styles.steps}>
      <li aria-current={step === 'phone' ? 'step' : undefined}>{t(step === 'phone' ? 'phone.title' : 'phone.done')}</li>
      <li aria-current={step === 'phone' ? undefined : 'step'}>{t('card.title')}</li>
    </ol>
  );
};
