import type { MovePlan as Move } from '@stagedoor/contract/schemas/membership';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { MoveButton } from '../../../ui/buttons/move-button.tsx';
import { movePlan, type OwnPlan, useRefreshStudio } from '../api.ts';
import styles from '../products/products-page.module.css';

const icons = { up: IconArrowUp, down: IconArrowDown };
const ways = ['up', 'down'] as const;

type Props = { plan: OwnPlan; at: number; isLast: boolean };

/** Buttons that change the order in which fans see the plans. */
export const MovePlan = ({ plan: { idSubscription, name }, at, isLast }: Props) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const { mutate, isPending } = useMutation({
    mutationFn: (to: Move['to']) => movePlan({ idSubscription, to }),
    onSuccess: async (_, to) => {
      await refresh();
      toast.success(t('order.moved', { name, place: to === 'up' ? at : at + 2 }));
    },
    onError: useShowProblem(),
  });
  return (
    <span className={styles.order}>
      {ways.map((way) => {
        const Icon = icons[way];
        return (
          <MoveButton
            key={way}
            label={t(`order.${way}`, { name })}
            at={at}
            isEnd={isPending || (way === 'down' ? isLast : at === 0)}
            onPress={() => mutate(way)}
          >
            <Icon aria-hidden="true" />
          </MoveButton>
        );
      })}
    </span>
  );
};
