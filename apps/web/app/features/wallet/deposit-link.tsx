import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';
import { AmountForm } from './amount-form.tsx';

const min = cents(limits.money.depositAbove + 1);
const max = cents(limits.deposit.max);

/** Pays in without a login; the link says into which wallet. Opening it changes nothing. */
export const DepositLink = ({ token, email }: { token: string; email: string | null }) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const navigate = useNavigate();
  const [gone, setGone] = useState(email === null);
  if (gone)
    return (
      <Room title={t('depositLink.goneTitle')} lead={t('depositLink.goneText')}>
        <RoomEnd>
          <ButtonLink to={paths.wallet()} look="primary">
            {t('result.toWallet')}
          </ButtonLink>
        </RoomEnd>
      </Room>
    );
  return (
    <Room title={t('depositLink.title')} lead={t('depositLink.lead', { email: email ?? '' })}>
      <AmountForm
        min={min}
        max={max}
        inRoom
        hint={t('deposit.hint', { min: dollars(min), max: dollars(max) })}
        submit={(sum) => (sum ? t('deposit.submitSum', { sum }) : t('depositLink.submit'))}
        send={async (amount, idempotencyKey) => {
          try {
            const { result } = await api('depositByLink', { body: { token, amount } }, { idempotencyKey });
            await navigate(result);
          } catch (error) {
            if (!(error instanceof Refusal && error.name === 'pageNotFound')) throw error;
            setGone(true);
          }
        }}
      />
    </Room>
  );
};
