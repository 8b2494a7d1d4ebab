import { useRevalidator } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';

export type CheckoutRefusal = 'unknown' | 'paid' | 'later';

type Props = { problem: CheckoutRefusal; back: string | null };

/** The card page did not open: why, and the way back. */
export const CheckoutProblem = ({ problem, back }: Props) => {
  const { t } = useTranslation('wallet');
  const { revalidate, state } = useRevalidator();
  return (
    <Room title={t(`checkout.${problem}Title`)} lead={t(`checkout.${problem}Text`)}>
      <RoomEnd>
        {problem === 'later' && (
          <Button look="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('checkout.again')}
          </Button>
        )}
        {back ? (
          <ButtonLink look={problem === 'later' ? 'line' : 'primary'} to={back}>
            {t('checkout.look')}
          </ButtonLink>
        ) : (
          <ButtonLink look={problem === 'unknown' ? 'primary' : 'quiet'} to={paths.wallet()}>
            {t('checkout.back')}
          </ButtonLink>
        )}
      </RoomEnd>
    </Room>
  );
};
