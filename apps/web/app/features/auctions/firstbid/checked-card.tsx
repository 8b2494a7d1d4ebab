import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import text from '../../../ui/theme/text.module.css';
import { cardCheckQuery } from '../api.ts';

type Props = { si: string; onChecked: () => void; onDeclined: () => void };

const accepted = ['held', 'paid', 'released'];
const refused = ['failed', 'expired'];

/** Waits for the provider's word on the card. */
export const CheckedCard = ({ si, onChecked, onDeclined }: Props) => {
  const { t } = useTranslation('firstbid');
  const { data } = useQuery(cardCheckQuery(si));
  const state = data?.state;
  const settle = useEffectEvent((state: string | undefined) => {
    if (state === undefined) return;
    if (accepted.includes(state)) onChecked();
    if (refused.includes(state)) onDeclined();
  });
  useEffect(() => settle(state), [state]);
  return (
    <p role="status" className={text.quiet}>
      {t('card.waiting')}
    </p>
  );
};
