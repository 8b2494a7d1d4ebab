import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ask } from '../dialogs/ask.tsx';
import { toast } from '../feedback/toasts.ts';
import { useShowProblem } from '../feedback/use-show-problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useShell } from '../pages/shell-data.ts';
import { cardsQuery, chooseCard } from './kept-cards.ts';

const CardModal = lazy(() => import('./card-modal.tsx'));

type Props = {
  /** Of the card that is charged now. */
  last4: string | undefined;
  /** Whose payments they are, where a page lists several. */
  name?: string;
  setCard: (idCard: string) => Promise<unknown>;
  refresh: () => Promise<unknown>;
};

/** Charges another saved card from now on. */
export const ChangeCard = ({ last4, name, setCard, refresh }: Props) => {
  const { t } = useTranslation('cards');
  const { now } = useShell();
  const { data: saved = [] } = useQuery(cardsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: setCard,
    onSuccess: () => toast.success(t('done')),
    onError: useShowProblem(),
    onSettled: refresh,
  });
  const change = async () => {
    const { cards } = chooseCard(saved, '', now);
    const idCard = await ask(CardModal, { cards, last4 });
    if (idCard) mutate(idCard);
  };
  return (
    <Button
      size="small"
      look="quiet"
      busy={isPending}
      {...(name && { 'aria-label': t('buttonName', { name }) })}
      onClick={() => void change()}
    >
      {t('button')}
    </Button>
  );
};
