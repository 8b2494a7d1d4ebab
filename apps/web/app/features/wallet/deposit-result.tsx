import { useEffect } from 'react';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';
import { useRefreshWallet } from './api.ts';
import { type Payment, usePayment } from './use-payment.ts';

/** Where the card page leads back to: what happened and what next. */
export const DepositResult = ({ si }: { si: string }) => {
  const { payment, unknown, slow } = usePayment(si);
  const { title, lead } = useWords(payment, { unknown, slow });
  const refresh = useRefreshWallet();
  const paid = payment?.state === 'paid';
  useEffect(() => {
    if (paid) void refresh();
  }, [paid, refresh]);
  return (
    <div aria-live="polite">
      <Room title={title} lead={lead}>
        <RoomEnd>
          <WaysOn paid={paid} />
        </RoomEnd>
      </Room>
    </div>
  );
};

const useWords = (payment: Payment | undefined, { unknown, slow }: { unknown: boolean; slow: boolean }) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  if (unknown) return { title: t('result.unknownTitle'), lead: t('result.unknownText') };
  if (!payment) return { title: t('result.waitingTitle'), lead: t('result.waitingText') };
  const sum = dollars(payment.amount);
  if (payment.state === 'paid') return { title: t('result.paidTitle', { sum }), lead: t('result.paidText') };
  if (payment.state === 'failed')
    return {
      title: t('result.failedTitle'),
      lead: payment.problem ? t(`result.${payment.problem}`) : t('result.failedText'),
    };
  if (payment.state === 'expired') return { title: t('result.expiredTitle'), lead: t('result.expiredText') };
  if (slow) return { title: t('result.slowTitle'), lead: t('result.slowText', { sum }) };
  return { title: t('result.waitingTitle'), lead: t('result.waitingText') };
};

const WaysOn = ({ paid }: { paid: boolean }) => {
  const { t } = useTranslation('wallet');
  const { signed } = useSession();
  return (
    <>
      <ButtonLink to={paths.wallet()} look="primary">
        {signed ? t('result.toWallet') : t('result.toLogin')}
      </ButtonLink>
      {paid && (
        <ButtonLink to={paths.explore()} look="quiet">
          {t('result.toStart')}
        </ButtonLink>
      )}
    </>
  );
};
