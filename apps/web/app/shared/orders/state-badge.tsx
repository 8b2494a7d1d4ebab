import type { OrderState } from '@stagedoor/contract/schemas/order';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { Badge } from '../../ui/display/badge.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const running = { kind: 'lamp', Icon: IconClock } as const;
const over = { kind: 'plain', Icon: IconArrowBackUp } as const;

const looks = {
  awaitingPayment: running,
  reviewing: running,
  processing: running,
  completed: { kind: 'safe', Icon: IconCheck },
  disputed: { kind: 'stop', Icon: IconAlertTriangle },
  cancelled: over,
  expired: over,
  declined: over,
  rejected: over,
  refunded: over,
} as const satisfies Record<OrderState, unknown>;

type Props = { state: OrderState; onItsWay?: boolean };

export const StateBadge = ({ state, onItsWay = false }: Props) => {
  const { t } = useTranslation('statuses');
  if (onItsWay)
    return (
      <Badge kind="lamp" icon={<IconTruckDelivery aria-hidden="true" />}>
        {t('onItsWay')}
      </Badge>
    );
  const { kind, Icon } = looks[state];
  return (
    <Badge kind={kind} icon={<Icon aria-hidden="true" />}>
      {t(`order.${state}`)}
    </Badge>
  );
};
