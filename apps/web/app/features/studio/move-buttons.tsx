import IconArrowBarToUp from '@tabler/icons-react/dist/esm/icons/IconArrowBarToUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { MoveButton } from '../../ui/buttons/move-button.tsx';
import { useRefreshStudio } from './api.ts';
import styles from './products/products-page.module.css';

/** Its index among the loaded items of its list; `isLast` when none follows, loaded or not. */
export type Place = { at: number; isLast: boolean };

const icons = { first: IconArrowBarToUp, up: IconArrowUp, down: IconArrowDown };
type Way = keyof typeof icons;

type Props<Ways extends Way> = Place & { name: string; ways: readonly Ways[]; move: (to: Ways) => Promise<unknown> };

/** Buttons that change the order of a list that fans see. */
export const MoveButtons = <Ways extends Way>({ name, at, isLast, ways, move }: Props<Ways>) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const { mutate, isPending } = useMutation({
    mutationFn: move,
    onSuccess: async (_, to) => {
      await refresh();
      toast.success(t('order.moved', { name, place: to === 'first' ? 1 : at + (to === 'up' ? 0 : 2) }));
    },
    onError: useShowProblem(),
  });
  return (
    <span className={styles.order}>
      {ways.map((way) => {
        const known: Way = way;
        const Icon = icons[known];
        return (
          <MoveButton
            key={way}
            label={t(`order.${known}`, { name })}
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
