import type { MoveProduct, OwnProduct } from '@stagedoor/contract/schemas/product';
import IconArrowBarToUp from '@tabler/icons-react/dist/esm/icons/IconArrowBarToUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { MoveButton } from '../../../ui/buttons/move-button.tsx';
import { moveProduct, useRefreshStudio } from '../api.ts';
import styles from './products-page.module.css';

type Way = MoveProduct['to'];

/** Its index among the loaded products of its part; `isLast` when none follows, loaded or not. */
export type Place = { at: number; isLast: boolean };

const icons = { first: IconArrowBarToUp, up: IconArrowUp, down: IconArrowDown } satisfies Record<Way, unknown>;
const ways = ['first', 'up', 'down'] as const;

/** Buttons that change the order of the store. */
export const MoveTools = ({ product: { idProduct, name }, at, isLast }: Place & { product: OwnProduct }) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const { mutate, isPending } = useMutation({
    mutationFn: (to: Way) => moveProduct({ idProduct, to }),
    onSuccess: async (_, to) => {
      await refresh();
      toast.success(t('order.moved', { name, place: to === 'first' ? 1 : at + (to === 'up' ? 0 : 2) }));
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
