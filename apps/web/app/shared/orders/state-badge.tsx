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
  shipped: { kind: 'lamp', Icon: IconTruckDelivery },
  completed: { kind: 'safe', Icon: IconCheck },
  disputed: { kind: 'stop', Icon: IconAlertTriangle },
  cancelled: over,
  expired: over,
  declined: over,
  rejected: over,
  refunded: over,
} as const satisfies Record<OrderState, unknown>;

export const StateBadge = ({ state }: { state: OrderState }) => {
  const { t } = useTranslation('statuses');
  const { kind, Icon } = looks[state];
  return (
    <Badge kind={kind} icon={<Icon aria-hidden="true" />}>
      {t(`order.${state}`)}
    </Badge>
  );
};
