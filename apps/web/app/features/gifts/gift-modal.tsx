import { limits } from '@stagedoor/contract/limits';
import type { AvailableDonations } from '@stagedoor/contract/schemas/gift';
import { useQuery } from '@tanstack/react-query';
import type { ModalProps } from '../../shared/dialogs/questions.ts';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Problem } from '../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { AmountStep } from './amount-step.tsx';
import { donationsQuery } from './api.ts';
import { GuestStep } from './guest-step.tsx';
import { TypeStep } from './type-step.tsx';
import { type GiftForm, useGift } from './use-gift.ts';

type Props = ModalProps<void> & { idTalent: number; name: string };

/** Step by step: how much, how often, and for a guest where the receipt goes. */
export default function GiftModal({ idTalent, name }: Props) {
  const { t } = useTranslation('gifts');
  const { t: shell } = useTranslation('shell');
  // The names of cards, loaded with the dialog: a step that waited for them would blink.
  useTranslation('buy');
  const { signed } = useSession();
  const { data, isError, refetch } = useQuery(donationsQuery(idTalent, useLanguage(), signed));
  return (
    <Dialog title={t('title', { name })} closeLabel={shell('close')} width={limits.modals.winnerWidth}>
      {data ? <Steps idTalent={idTalent} name={name} offer={data} /> : <Fetching failed={isError} again={refetch} />}
    </Dialog>
  );
}

type StepsProps = { idTalent: number; name: string; offer: AvailableDonations };

const Steps = ({ idTalent, name, offer }: StepsProps) => {
  const form = useGift(idTalent, offer);
  return (
    <Form ref={form.ref} onSubmit={form.next}>
      {form.step === 'amount' && <AmountStep form={form} name={name} />}
      {form.step === 'type' && <TypeStep form={form} />}
      {form.step === 'guest' && <GuestStep form={form} />}
      {form.notice !== undefined && <Problem>{form.notice}</Problem>}
      <Buttons form={form} />
    </Form>
  );
};

const whyId = 'gift-next-why';

const Buttons = ({ form }: { form: GiftForm }) => {
  const { t } = useTranslation('gifts');
  const { step, isLast, amount, busy, back, dollars, bounds } = form;
  const isMissing = amount === null;
  return (
    <>
      {isMissing && <p id={whyId}>{t('nextWhy', { min: dollars(bounds.min), max: dollars(bounds.max) })}</p>}
      <Ways>
        {step !== 'amount' && (
          <Button look="quiet" onClick={back}>
            {t('back')}
          </Button>
        )}
        {!form.mustLogIn && (
          <Button
            type="submit"
            look="primary"
            busy={busy}
            inactive={isMissing}
            aria-describedby={isMissing ? whyId : undefined}
          >
            {isLast && amount !== null ? t('give', { sum: dollars(amount) }) : t('next')}
          </Button>
        )}
      </Ways>
    </>
  );
};
