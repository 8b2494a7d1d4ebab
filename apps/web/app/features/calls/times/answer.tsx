import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { lazy, useState } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import { acceptTime, callOff } from './api.ts';
import { ProposeForm } from './propose-form.tsx';
import { useChange } from './use-change.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

type Props = {
  booking: CallBooking;
  idTalent: number;
  /** Its time has passed. */
  isPast: boolean;
};

/** What can be done while it is not over. */
export const Answer = ({ booking, idTalent, isPast }: Props) => {
  const { t } = useTranslation('calltimes');
  const { t: calls } = useTranslation('calls');
  const language = useLanguage();
  const { idBooking, state, role, isYourTurn, mayPropose, mayCallOff, calendarLink, idOrder } = booking;
  const [isProposing, setProposing] = useState(false);
  const { mutate, isPending } = useChange(idBooking, useShowProblem());
  const sure = useSure(booking);
  const end = async () => (await sure.ask()) && mutate(() => callOff(idBooking, language));
  if (isProposing) return <ProposeForm booking={booking} idTalent={idTalent} onBack={() => setProposing(false)} />;
  return (
    <Ways>
      {state === 'paying' && role === 'fan' && idOrder > 0 && (
        <ButtonLink to={paths.order(idOrder)} look="primary">
          {calls('wait.paying.pay')}
        </ButtonLink>
      )}
      {isYourTurn && !isPast && (
        <Button look="primary" busy={isPending} onClick={() => mutate(() => acceptTime(booking, language))}>
          {t('acts.accept')}
        </Button>
      )}
      {isYourTurn && mayPropose && <Button onClick={() => setProposing(true)}>{t('acts.propose')}</Button>}
      {calendarLink && (
        <ButtonLink to={calendarLink} reloadDocument>
          {t('acts.calendar')}
        </ButtonLink>
      )}
      {mayCallOff && (
        <Button look="quiet" busy={isPending} onClick={() => void end()}>
          {t(`acts.${sure.way}`)}
        </Button>
      )}
    </Ways>
  );
};

/** Says what happens to the money before it is called off. */
const useSure = ({ state, role, fromPack, setAside, partner }: CallBooking) => {
  const { t } = useTranslation('calltimes');
  const dollars = useDollars();
  const way = state === 'agreed' ? 'callOff' : role === 'fan' ? 'withdraw' : 'decline';
  const money = () => {
    if (role === 'talent') return t('sure.talent', { name: partner.name });
    return fromPack ? t('sure.fanPack') : t('sure.fan', { sum: dollars(setAside) });
  };
  const isSure = async () => {
    if (state === 'paying') return true;
    const words = { title: t(`sure.${way}`), text: money(), yes: t(`acts.${way}`), no: t('acts.keep') };
    return (await ask(ConfirmModal, { ...words, look: 'stop' })) === 'yes';
  };
  return { way, ask: isSure } as const;
};
