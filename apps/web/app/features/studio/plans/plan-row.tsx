import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { closePlan, type OwnPlan, useRefreshStudio } from '../api.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

type Props = { plan: OwnPlan; move: ReactNode; onEdit: () => void };

/** One plan with its price and members. */
export const PlanRow = ({ plan, move, onEdit }: Props) => {
  const { t } = useTranslation('studio');
  const dollars = useDollars();
  const { idSubscription, name, price, members } = plan;
  const { press, isPending } = useClose(plan);
  const words = `${t('plans.perMonth', { sum: dollars(price) })}, ${t('plans.members', { count: members })}`;
  return (
    <Row name={name} more={words}>
      {move}
      <ButtonLink size="small" look="quiet" to={paths.plan(idSubscription)} aria-label={`${t('plans.view')}: ${name}`}>
        {t('plans.view')}
      </ButtonLink>
      <Button size="small" look="quiet" busy={isPending} aria-label={`${t('plans.close')}: ${name}`} onClick={press}>
        {t('plans.close')}
      </Button>
      <Button size="small" aria-label={`${t('plans.edit')}: ${name}`} onClick={onEdit}>
        {t('plans.edit')}
      </Button>
    </Row>
  );
};

/** Says what happens to the members and asks, because it cannot be undone. */
const useClose = ({ idSubscription, name, members }: OwnPlan) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const { mutate, isPending } = useMutation({
    mutationFn: () => closePlan(idSubscription),
    onSuccess: async () => {
      toast.success(t('plans.closing.done'));
      await refresh();
      toHeading();
    },
    onError: useShowProblem(),
  });
  const askFirst = async () => {
    const answer = await ask(ConfirmModal, {
      look: 'stop',
      title: t('plans.closing.title', { name }),
      text: t(members > 0 ? 'plans.closing.text' : 'plans.closing.textNone'),
      yes: t('plans.closing.yes'),
      no: t('plans.closing.no'),
    });
    if (answer === 'yes') mutate();
  };
  return { press: () => void askFirst(), isPending };
};
