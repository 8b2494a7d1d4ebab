import type { ReplyOf } from '@stagedoor/contract/client';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { type Renewal, RenewalDue, RenewalOver } from './renewal-page.tsx';

type Payment = ReplyOf<'getPayment'>;

const paid: readonly Payment['state'][] = ['paid', 'held'];
const unpaid: readonly Payment['state'][] = ['recorded', 'open'];

type Props = {
  payment: Payment | null;
  /** How the renewal stands that it is for; null for anything else, and once it is paid. */
  renewal: Renewal | null;
};

/** The page of mails about 3-D Secure or a failed renewal. Needs no login, and shows only the sum. */
export const PayPage = ({ payment, renewal }: Props) => {
  const { t } = useTranslation('purchase');
  const dollars = useDollars();
  const sum = payment ? dollars(payment.amount) : '';
  if (payment?.state === 'needsAuthentication')
    return (
      <TaskPage title={t('confirm.title', { sum })} lead={t('confirm.text')}>
        <TaskPageFooter>
          <ButtonLink to={paths.checkout(payment.si)} look="primary">
            {t('confirm.toBank')}
          </ButtonLink>
        </TaskPageFooter>
      </TaskPage>
    );
  if (payment && renewal?.state === 'due') return <RenewalDue si={payment.si} renewal={renewal} />;
  if (renewal?.state === 'over') return <RenewalOver renewal={renewal} />;
  if (payment && !renewal && unpaid.includes(payment.state))
    return (
      <TaskPage title={t('confirm.openTitle', { sum })} lead={t('confirm.openText')}>
        <TaskPageFooter>
          <ButtonLink to={paths.checkout(payment.si)} look="primary">
            {t('waiting.goOn')}
          </ButtonLink>
        </TaskPageFooter>
      </TaskPage>
    );
  const isPaid = renewal !== null || (payment !== null && paid.includes(payment.state));
  return (
    <TaskPage
      title={t(isPaid ? 'confirm.paidTitle' : 'confirm.overTitle', { sum })}
      lead={t(isPaid ? 'confirm.paidText' : 'confirm.overText')}
    >
      <TaskPageFooter>
        <ButtonLink to={payment?.back ?? paths.orders()} look="primary">
          {t('confirm.look')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
