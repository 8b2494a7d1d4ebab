import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Room, RoomEnd } from '../../../ui/room.tsx';
import { askedBefore, keepAsked } from './asked.ts';
import type { Bought } from './use-bought.ts';

/**
 * The bank wants to ask about a kept card. The first time one is led there at once; those who come back without having
 * confirmed choose.
 */
export const Confirm = ({ bought, receipt, checkout }: { bought: Bought; receipt: string; checkout: string }) => {
  const { t } = useTranslation('bought');
  const sum = useDollars()(bought.total);
  const navigate = useNavigate();
  const [isReturned] = useState(() => askedBefore(receipt));
  useEffect(() => {
    if (isReturned) return;
    keepAsked(receipt);
    void navigate(checkout, { replace: true });
  }, [isReturned, receipt, checkout, navigate]);
  const isRefused = bought.charge?.problem !== null;
  return (
    <Room
      title={t(isRefused ? 'confirm.refusedTitle' : 'confirm.title', { sum })}
      lead={t(isRefused ? 'confirm.refusedText' : 'confirm.text')}
    >
      <RoomEnd>
        <ButtonLink to={checkout} look="primary">
          {t('confirm.toBank')}
        </ButtonLink>
        <ButtonLink to={paths.product(bought)} look="quiet">
          {t('confirm.otherwise')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
};
