import { plainType } from '@stagedoor/contract/product-types';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../../ui/layout/task-page.tsx';
import { useRefreshWallet } from '../api.ts';
import { forgetPurchase } from '../form/draft.ts';
import { forgetSent } from '../form/sent.ts';
import { Confirm } from './confirm.tsx';
import { ThankYou } from './thank-you.tsx';
import { type PurchaseResult, usePurchaseResult } from './use-purchase-result.ts';
import { wayBack } from './way-back.ts';

/**
 * The outcome of a purchase: pending, paid or failed. Opened again, it shows the current state. `thanks` is shown for
 * what has words of its own.
 */
export const PurchaseResultPage = ({ receipt, thanks }: { receipt: string; thanks?: ReactNode }) => {
  const { bought, slow, isUnknown, failed, refetch, isFetching } = usePurchaseResult(receipt);
  useForgetDraft(bought);
  return (
    <div aria-live="polite">
      {isUnknown && <Unknown />}
      {failed && <Failed busy={isFetching} again={() => void refetch()} />}
      {!isUnknown && !failed && <State bought={bought} receipt={receipt} slow={slow} thanks={thanks} />}
    </div>
  );
};

const useForgetDraft = (bought: PurchaseResult | undefined) => {
  const refreshWallet = useRefreshWallet();
  const idPaid = bought && bought.buyer !== null ? bought.idProduct : null;
  const idUnpaid = bought && bought.buyer === null && bought.state === 'expired' ? bought.idProduct : null;
  useEffect(() => {
    if (idPaid !== null) forgetPurchase(idPaid);
    // Keeps the form's values; the next attempt is a new order.
    if (idUnpaid !== null) forgetSent(idUnpaid);
    if (idPaid !== null || idUnpaid !== null) void refreshWallet();
  }, [idPaid, idUnpaid, refreshWallet]);
};

type StateProps = { bought: PurchaseResult | undefined; receipt: string; slow: boolean; thanks: ReactNode };

const State = ({ bought, receipt, slow, thanks }: StateProps) => {
  if (bought?.charge?.state === 'needsAuthentication' && bought.checkout)
    return <Confirm bought={bought} receipt={receipt} checkout={bought.checkout} />;
  if (!bought || bought.state === 'awaitingPayment') return <Waiting checkout={bought?.checkout} slow={slow} />;
  if (bought.buyer === null || ended.includes(bought.state)) return <Ended bought={bought} />;
  return thanks ?? <ThankYou bought={bought} receipt={receipt} />;
};

const ended: readonly PurchaseResult['state'][] = ['expired', 'refunded', 'declined', 'rejected', 'cancelled'];

const Waiting = ({ checkout, slow }: { checkout: string | null | undefined; slow: boolean }) => {
  const { t } = useTranslation('purchase');
  return (
    <TaskPage
      title={t(slow ? 'waiting.slowTitle' : 'waiting.title')}
      lead={t(slow ? 'waiting.slowText' : 'waiting.text')}
    >
      {slow && checkout && (
        <TaskPageFooter>
          <ButtonLink to={checkout} look="primary">
            {t('waiting.goOn')}
          </ButtonLink>
        </TaskPageFooter>
      )}
    </TaskPage>
  );
};

const unpaidTitles = {
  dateCancelled: 'dateCancelledTitle',
  unpaid: 'unpaidTitle',
  rejected: 'refusedTitle',
  notEnoughFunds: 'refusedTitle',
  invalidFields: 'refusedTitle',
} as const;

/** Why there was no payment: the date was cancelled, a saved card was declined, or the buyer left. */
const unpaidKind = ({ charge, dateCancelled }: PurchaseResult): keyof typeof unpaidTitles => {
  if (dateCancelled) return 'dateCancelled';
  return charge?.state === 'failed' ? (charge.problem ?? 'rejected') : 'unpaid';
};

/** Gifts and plans reserve nothing and are not sold again. */
const endedText = (kind: keyof typeof unpaidTitles | RefundReason | 'other', { productType }: PurchaseResult) => {
  if (kind !== 'unpaid' && kind !== 'late') return `ended.${kind}Text` as const;
  const type = plainType(productType);
  if (type === 'DONATION') return `ended.${kind}GiftText` as const;
  return type === 'SUBSCRIPTION' ? (`ended.${kind}PlanText` as const) : (`ended.${kind}Text` as const);
};

type RefundReason = NonNullable<PurchaseResult['refundReason']>;

const Ended = ({ bought }: { bought: PurchaseResult }) => {
  const { t } = useTranslation('purchase');
  const sum = useDollars()(bought.total);
  const kind = bought.buyer === null ? unpaidKind(bought) : (bought.refundReason ?? 'other');
  const isRefunded = bought.refundReason !== null && bought.total > 0;
  const title = bought.buyer === null ? unpaidTitles[unpaidKind(bought)] : isRefunded ? 'refundedTitle' : 'otherTitle';
  return (
    <TaskPage title={t(`ended.${title}`, { sum })} lead={t(endedText(kind, bought))}>
      <TaskPageFooter>
        {bought.idOrder !== null && (
          <ButtonLink to={paths.order(bought.idOrder)} look="primary">
            {t('toOrder')}
          </ButtonLink>
        )}
        <ButtonLink to={wayBack(bought)} look={bought.idOrder === null ? 'primary' : 'line'}>
          {t(bought.dateCancelled ? 'ended.toProduct' : 'ended.again')}
        </ButtonLink>
        <ButtonLink to={paths.explore()} look="quiet">
          {t('toExplore')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};

const Unknown = () => {
  const { t } = useTranslation('purchase');
  const { signed } = useSession();
  return (
    <TaskPage title={t('unknown.title')} lead={t('unknown.text')}>
      <TaskPageFooter>
        <ButtonLink to={signed ? paths.orders() : paths.login(paths.orders())} look="primary">
          {signed ? t('toOrders') : t('toLogin')}
        </ButtonLink>
        <ButtonLink to={paths.explore()} look="quiet">
          {t('toExplore')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};

const Failed = ({ busy, again }: { busy: boolean; again: () => void }) => {
  const { t } = useTranslation('purchase');
  return (
    <TaskPage title={t('failed.title')} lead={t('failed.text')}>
      <TaskPageFooter>
        <Button look="primary" busy={busy} onClick={again}>
          {t('failed.again')}
        </Button>
      </TaskPageFooter>
    </TaskPage>
  );
};
