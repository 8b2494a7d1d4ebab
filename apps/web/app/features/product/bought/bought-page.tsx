import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Room, RoomEnd } from '../../../ui/room.tsx';
import { dropDraft, forgetSent } from '../form/draft.ts';
import { Confirm } from './confirm.tsx';
import { ThankYou } from './thank-you.tsx';
import { type Bought, useBought } from './use-bought.ts';

/** After the purchase: waiting, thanks, or why not. Opening it again shows how it stands then. */
export const BoughtPage = ({ receipt }: { receipt: string }) => {
  const { bought, slow, isUnknown, failed, refetch, isFetching } = useBought(receipt);
  useForgetDraft(bought);
  return (
    <div aria-live="polite">
      {isUnknown && <Unknown />}
      {failed && <Failed busy={isFetching} again={() => void refetch()} />}
      {!isUnknown && !failed && <State bought={bought} receipt={receipt} slow={slow} />}
    </div>
  );
};

/** Once it is paid, what was filled in has done its service. What is left in the wallet is another sum now. */
const useForgetDraft = (bought: Bought | undefined) => {
  const cache = useQueryClient();
  const idPaid = bought && bought.buyer !== null ? bought.idProduct : null;
  const idUnpaid = bought && bought.buyer === null && bought.state === 'expired' ? bought.idProduct : null;
  useEffect(() => {
    if (idPaid !== null) dropDraft(idPaid);
    // The form keeps what was filled in; the next try is another order.
    if (idUnpaid !== null) forgetSent(idUnpaid);
    if (idPaid !== null || idUnpaid !== null) void cache.invalidateQueries({ queryKey: ['session', 'wallet'] });
  }, [idPaid, idUnpaid, cache]);
};

type StateProps = { bought: Bought | undefined; receipt: string; slow: boolean };

const State = ({ bought, receipt, slow }: StateProps) => {
  if (bought?.charge?.state === 'needsAuthentication' && bought.checkout)
    return <Confirm bought={bought} receipt={receipt} checkout={bought.checkout} />;
  if (!bought || bought.state === 'awaitingPayment') return <Waiting checkout={bought?.checkout} slow={slow} />;
  if (bought.buyer === null || ended.includes(bought.state)) return <Ended bought={bought} />;
  return <ThankYou bought={bought} receipt={receipt} />;
};

const ended: readonly Bought['state'][] = ['expired', 'refunded', 'declined', 'rejected', 'cancelled'];

const Waiting = ({ checkout, slow }: { checkout: string | null | undefined; slow: boolean }) => {
  const { t } = useTranslation('bought');
  return (
    <Room title={t(slow ? 'waiting.slowTitle' : 'waiting.title')} lead={t(slow ? 'waiting.slowText' : 'waiting.text')}>
      {slow && checkout && (
        <RoomEnd>
          <ButtonLink to={checkout} look="primary">
            {t('waiting.goOn')}
          </ButtonLink>
        </RoomEnd>
      )}
    </Room>
  );
};

const unpaidTitles = {
  unpaid: 'unpaidTitle',
  rejected: 'refusedTitle',
  notEnoughFunds: 'refusedTitle',
  invalidFields: 'refusedTitle',
} as const;

/** Why a kept card was refused, or that nobody paid. */
const unpaidKind = ({ charge }: Bought): keyof typeof unpaidTitles =>
  charge?.state === 'failed' ? (charge.problem ?? 'rejected') : 'unpaid';

const Ended = ({ bought }: { bought: Bought }) => {
  const { t } = useTranslation('bought');
  const sum = useDollars()(bought.total);
  const kind = bought.buyer === null ? unpaidKind(bought) : (bought.refundReason ?? 'other');
  const isRefunded = bought.refundReason !== null && bought.total > 0;
  const title = bought.buyer === null ? unpaidTitles[unpaidKind(bought)] : isRefunded ? 'refundedTitle' : 'otherTitle';
  return (
    <Room title={t(`ended.${title}`, { sum })} lead={t(`ended.${kind}Text`)}>
      <RoomEnd>
        {bought.idOrder !== null && (
          <ButtonLink to={paths.order(bought.idOrder)} look="primary">
            {t('toOrder')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.product(bought)} look={bought.idOrder === null ? 'primary' : 'line'}>
          {t('ended.again')}
        </ButtonLink>
        <ButtonLink to={paths.explore()} look="quiet">
          {t('toExplore')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
};

const Unknown = () => {
  const { t } = useTranslation('bought');
  const { signed } = useSession();
  return (
    <Room title={t('unknown.title')} lead={t('unknown.text')}>
      <RoomEnd>
        <ButtonLink to={signed ? paths.orders() : paths.login(paths.orders())} look="primary">
          {signed ? t('toOrders') : t('toLogin')}
        </ButtonLink>
        <ButtonLink to={paths.explore()} look="quiet">
          {t('toExplore')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
};

const Failed = ({ busy, again }: { busy: boolean; again: () => void }) => {
  const { t } = useTranslation('bought');
  return (
    <Room title={t('failed.title')} lead={t('failed.text')}>
      <RoomEnd>
        <Button look="primary" busy={busy} onClick={again}>
          {t('failed.again')}
        </Button>
      </RoomEnd>
    </Room>
  );
};
