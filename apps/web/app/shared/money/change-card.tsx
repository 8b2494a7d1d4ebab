import type { Membership } from '@stagedoor/contract/schemas/membership';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { cardsQuery, chooseCard } from '../../shared/money/kept-cards.ts';
import { useShell } from '../../shared/pages/shell-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { setCard, useRefreshMemberships } from './api.ts';

const CardModal = lazy(() => import('./card-modal.tsx'));

/** Charges another saved card from now on. */
export const ChangeCard = ({ membership: { idMembership, card } }: { membership: Membership }) => {
  const { t } = useTranslation('plans');
  const { now } = useShell();
  const { data: saved = [] } = useQuery(cardsQuery);
  const refresh = useRefreshMemberships();
  const { mutate, isPending } = useMutation({
    mutationFn: (idCard: string) => setCard(idMembership, idCard),
    onSuccess: () => toast.success(t('card.done')),
    onError: useShowProblem(),
    onSettled: refresh,
  });
  const change = async () => {
    const { cards } = chooseCard(saved, '', now);
    const idCard = await ask(CardModal, { cards, last4: card?.last4 });
    if (idCard) mutate(idCard);
  };
  return (
    <Button size="small" look="quiet" busy={isPending} onClick={() => void change()}>
      {t('card.button')}
    </Button>
  );
};
