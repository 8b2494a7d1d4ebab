import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { api } from '../../shared/api.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Rows } from '../../ui/row.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { useAct } from './use-act.ts';

/** Whether the talent may show the result; the fan's to change at any time. */
export const KeepHidden = ({ order: { idOrder, keepHidden, partner, can } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending, variables } = useAct({
    act: (on: boolean) => api('changeKeepHidden', { body: { idOrder, keepHidden: on } }),
    done: (on) => t(on ? 'hidden.on' : 'hidden.off'),
  });
  if (!can.includes('changeKeepHidden')) return null;
  return (
    <Rows>
      <SwitchRow
        name={t('hidden.name')}
        more={t('hidden.more', { name: partner.name })}
        on={isPending ? variables : keepHidden}
        onChange={mutate}
      />
    </Rows>
  );
};
