import type { ReplyOf } from '@stagedoor/contract/client';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';

type Payment = ReplyOf<'getPayment'>;

const paid: readonly Payment['state'][] = ['paid', 'held'];

/** Where the mail leads to that says: your bank wants you to confirm. Needs no login, and shows the sum alone. */
export const PayPage = ({ payment }: { payment: Payment | null }) => {
  const { t } = useTranslation('bought');
  const dollars = useDollars();
  const sum = payment ? dollars(payment.amount) : '';
  if (payment?.state === 'needsAuthentication')
    return (
      <Room title={t('confirm.title', { sum })} lead={t('confirm.text')}>
        <RoomEnd>
          <ButtonLink to={paths.checkout(payment.si)} look="primary">
            {t('confirm.toBank')}
          </ButtonLink>
        </RoomEnd>
      </Room>
    );
  const isPaid = payment !== null && paid.includes(payment.state);
  return (
    <Room
      title={t(isPaid ? 'confirm.paidTitle' : 'confirm.overTitle', { sum })}
      lead={t(isPaid ? 'confirm.paidText' : 'confirm.overText')}
    >
      <RoomEnd>
        <ButtonLink to={payment?.back ?? paths.orders()} look="primary">
          {t('confirm.look')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
};
