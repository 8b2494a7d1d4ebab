import { plainType } from '@stagedoor/contract/product-types';
import type { OrderDetail, OrderState } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { Rows } from '../../ui/layout/row.tsx';
import { changeKeepHidden } from './api.ts';
import { useAction } from './use-action.ts';

/** Nothing was made that could be shown. */
const hasNoResult: ReadonlySet<OrderState> = new Set(['cancelled', 'declined', 'rejected', 'expired']);

/** Whether the result may be shown on the talent's page; the fan can change it at any time. */
export const KeepHidden = ({
  order: { idOrder, productType, keepHidden, partner, can, state },
}: {
  order: OrderDetail;
}) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending, variables } = useAction({
    act: (on: boolean) => changeKeepHidden(idOrder, on),
    done: (on) => t(on ? 'hidden.on' : 'hidden.off'),
  });
  if (!can.includes('changeKeepHidden') || hasNoResult.has(state)) return null;
  return (
    <Rows>
      <SwitchRow
        name={t('hidden.name')}
        more={t(plainType(productType) === 'AUTOGRAPH' ? 'hidden.more' : 'hidden.moreVideo', { name: partner.name })}
        on={isPending ? variables : keepHidden}
        onChange={mutate}
      />
    </Rows>
  );
};
