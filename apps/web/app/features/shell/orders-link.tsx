import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { CounterLink } from './counter.tsx';
import { useCounters } from './counters.ts';

export const OrdersLink = () => {
  const { t } = useTranslation('shell');
  const { orders: count } = useCounters();
  return (
    <CounterLink
      to={paths.orders()}
      label={count > 0 ? t('header.ordersNew', { count }) : t('header.orders')}
      count={count}
    >
      <IconTicket aria-hidden="true" />
    </CounterLink>
  );
};
