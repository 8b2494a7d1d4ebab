import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { type Payment, useRefreshWallet } from './api.ts';
import { usePayment } from './use-payment.ts';

/** The return page of the card page: the outcome and the next step. */
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
      <TaskPage title={title} lead={lead}>
        <TaskPageFooter>
          <NextLinks paid={paid} />
        </TaskPageFooter>
      </TaskPage>
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

const NextLinks = ({ paid }: { paid: boolean }) => {
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
